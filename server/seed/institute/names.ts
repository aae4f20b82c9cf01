/** First names, last names and towns, in Latin letters and in Devanagari. */
export const latin = {
  first: [
    ...['Aarav', 'Aditi', 'Aditya', 'Akash', 'Amina', 'Amit', 'Ananya', 'Anil', 'Anjali', 'Ankit', 'Arjun', 'Asha', 'Ayesha', 'Bhavna'],
    ...['Chetan', 'Deepak', 'Deepika', 'Divya', 'Farhan', 'Gaurav', 'Gurpreet', 'Harini', 'Harsh', 'Imran', 'Ishaan', 'Jaspreet', 'Jyoti'],
    ...['Karan', 'Kavya', 'Kiran', 'Lakshmi', 'Manish', 'Maria', 'Meera', 'Mohit', 'Naina', 'Neha', 'Nikhil', 'Nisha', 'Pankaj', 'Pooja'],
    ...['Prakash', 'Priya', 'Rahul', 'Ravi', 'Rekha', 'Ritu', 'Rohan', 'Sana', 'Sanjay', 'Shreya', 'Simran', 'Sneha', 'Sunil', 'Suresh'],
    ...['Swati', 'Tenzin', 'Usha', 'Varun', 'Vikram', 'Vivek', 'Zoya'],
  ],
  last: [
    ...[
      'Ali',
      'Banerjee',
      'Bhatt',
      'Chauhan',
      'Chopra',
      'Das',
      'Deshmukh',
      'Dorjee',
      'Fernandes',
      'Ghosh',
      'Gill',
      'Gupta',
      'Iyer',
      'Jain',
    ],
    ...['Jha', 'Joshi', 'Kapoor', 'Khan', 'Krishnan', 'Kulkarni', 'Kumar', 'Kumari', 'Malik', 'Mehta', 'Mirza', 'Mishra', 'Nair', 'Pandey'],
    ...['Patel', 'Patil', 'Pillai', 'Rao', 'Rathore', 'Reddy', 'Roy', 'Saxena', 'Shaikh', 'Sharma', 'Shukla', 'Singh', 'Thakur', 'Tiwari'],
    ...['Verma', 'Yadav'],
  ],
  towns: [
    'Bhopal',
    'Chennai',
    'Delhi',
    'Guwahati',
    'Hyderabad',
    'Indore',
    'Jaipur',
    'Kanpur',
    'Kochi',
    'Lucknow',
    'Nagpur',
    'Patna',
    'Pune',
  ],
} as const;

export const devanagari = {
  first: [
    ...['आरव', 'अदिति', 'अमित', 'अंजलि', 'अंकित', 'आशा', 'दीपक', 'दिव्या', 'गौरव', 'हर्ष', 'ज्योति', 'करण', 'काव्या', 'किरण', 'मनीष', 'मीरा'],
    ...['मोहित', 'नेहा', 'निशा', 'पंकज', 'पूजा', 'प्रकाश', 'प्रिया', 'राहुल', 'रवि', 'रेखा', 'रितु', 'संजय', 'श्रेया', 'सुनील', 'स्वाति', 'विवेक'],
  ],
  last: [
    ...['चौहान', 'गुप्ता', 'जैन', 'झा', 'जोशी', 'कुमार', 'कुमारी', 'मिश्रा', 'पाण्डेय', 'पटेल', 'राठौर', 'शर्मा', 'शुक्ला', 'सिंह', 'ठाकुर'],
    ...['तिवारी', 'वर्मा', 'यादव'],
  ],
  towns: ['भोपाल', 'दिल्ली', 'इंदौर', 'जयपुर', 'कानपुर', 'लखनऊ', 'पटना', 'वाराणसी'],
} as const;

const exams = ['SSC CGL', 'RRB NTPC', 'IBPS PO', 'NEET', 'UPSI'] as const;
const shifts = ['Morning', 'Evening', 'Weekend', 'सायं बैच'] as const;

/** The name of a group, another one for each number. */
export const groupName = (at: number): string => {
  const shift = shifts[Math.floor(at / exams.length) % shifts.length];
  return `${exams[at % exams.length]} ${shift} ${1 + Math.floor(at / (exams.length * shifts.length))}`;
};
