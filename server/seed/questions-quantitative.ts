import type { SeedQuestion } from './shape';

export const quantitative: SeedQuestion[] = [
  {
    category: 'Quantitative Aptitude / Arithmetic / Percentages and Profit',
    description:
      'A trader marks a pressure cooker 40% above its cost and then sells it at a discount of 25% on the marked price. What is the gain per cent?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CGL', 'RRB NTPC'],
    options: ['5%', '10%', '12%', '15%'],
    correct: 0,
    explanation:
      'Let the cost be ₹100. Marked price = ₹140. Selling price = 75% of 140 = ₹105. Gain = ₹5 on ₹100, that is 5%. Note that 40 − 25 = 15 is wrong because the two percentages are taken of different amounts.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Percentages and Profit',
    description:
      'In an election between two candidates, 10% of the votes polled were invalid. The winner received 56% of the valid votes and won by 1,620 votes. How many votes were polled in all?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['SSC CGL', 'IBPS PO'],
    options: ['13,500', '14,580', '15,000', '16,200'],
    correct: 2,
    explanation:
      'The loser received 44% of the valid votes, so the margin is 56 − 44 = 12% of the valid votes. Valid votes = 1,620 ÷ 0.12 = 13,500. These are 90% of the votes polled, so votes polled = 13,500 ÷ 0.9 = 15,000.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Percentages and Profit',
    description:
      'The price of sugar rises by 25%. By what per cent must a family cut its consumption so that its spending on sugar stays the same?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CHSL', 'IBPS Clerk'],
    options: ['15%', '20%', '22.5%', '25%'],
    correct: 1,
    explanation:
      'Spending = price × quantity. The price becomes 5/4 of what it was, so the quantity must become 4/5 of what it was. That is a cut of 1/5 = 20%.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Percentages and Profit',
    description:
      'A dealer sells two bicycles for ₹9,900 each. On one he gains 10% and on the other he loses 10%. What is the result of the whole deal?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['SSC CGL', 'RRB NTPC'],
    options: ['Neither gain nor loss', 'A gain of ₹200', 'A loss of ₹100', 'A loss of ₹200'],
    correct: 3,
    explanation:
      'Cost of the first = 9,900 ÷ 1.1 = ₹9,000. Cost of the second = 9,900 ÷ 0.9 = ₹11,000. Total cost = ₹20,000 and total sale = ₹19,800, so he loses ₹200, which is 1% of the cost.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Percentages and Profit',
    description:
      'A town’s population grew by 10% in the first year, fell by 10% in the second and grew by 20% in the third. It is now 59,400. What was it at the start of the three years?',
    difficultyLevel: 'Hard',
    language: 'English',
    examTags: ['IBPS PO', 'SBI PO'],
    options: ['45,000', '48,000', '49,500', '50,000', '52,000'],
    correct: 3,
    explanation: 'The three changes multiply the population by 1.1 × 0.9 × 1.2 = 1.188. Population at the start = 59,400 ÷ 1.188 = 50,000.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Percentages and Profit',
    description: 'एक परीक्षा में उत्तीर्ण होने के लिए 36% अंक आवश्यक हैं। रीना को 153 अंक मिले और वह 27 अंकों से अनुत्तीर्ण रह गई। परीक्षा का पूर्णांक कितना था?',
    difficultyLevel: 'Easy',
    language: 'Hindi',
    examTags: ['SSC MTS', 'RRB Group D'],
    options: ['450', '500', '540', '600'],
    correct: 1,
    explanation: 'उत्तीर्णांक = 153 + 27 = 180 अंक। ये पूर्णांक के 36% हैं, अतः पूर्णांक = 180 × 100 ÷ 36 = 500।',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Speed and Work',
    description: 'A train 180 m long, running at 54 km/h, takes 30 seconds to pass a platform completely. How long is the platform?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['RRB NTPC', 'SSC CGL'],
    options: ['180 m', '220 m', '250 m', '270 m'],
    correct: 3,
    explanation:
      '54 km/h = 54 × 5/18 = 15 m/s. In 30 s the train covers 15 × 30 = 450 m, which is its own length plus the platform. Platform = 450 − 180 = 270 m.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Speed and Work',
    description:
      'Two trains, 140 m and 160 m long, run towards each other on parallel tracks at 50 km/h and 58 km/h. How long do they take to clear each other after they meet?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['RRB NTPC', 'RRB ALP'],
    options: ['8 seconds', '9 seconds', '10 seconds', '12 seconds'],
    correct: 2,
    explanation:
      'Moving towards each other, their speeds add: 50 + 58 = 108 km/h = 30 m/s. To clear, they cover the sum of their lengths: 140 + 160 = 300 m. Time = 300 ÷ 30 = 10 s.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Speed and Work',
    description:
      'Asif can finish a job in 12 days and Bela in 18 days. They work together for 4 days, and then Asif leaves. In how many more days will Bela finish the rest?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['SSC CGL', 'IBPS Clerk'],
    options: ['8 days', '9 days', '10 days', '12 days'],
    correct: 0,
    explanation:
      'Let the job be 36 units: Asif does 3 a day and Bela 2 a day. In 4 days they do 4 × 5 = 20 units, and 16 are left. Bela alone needs 16 ÷ 2 = 8 days.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Speed and Work',
    description:
      'A boat goes 30 km downstream in 2 hours and comes back over the same distance in 3 hours. What is the speed of the stream?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CHSL', 'IBPS Clerk'],
    options: ['2.5 km/h', '3 km/h', '5 km/h', '12.5 km/h'],
    correct: 0,
    explanation:
      'Downstream speed = 30 ÷ 2 = 15 km/h; upstream speed = 30 ÷ 3 = 10 km/h. Speed of stream = (15 − 10) ÷ 2 = 2.5 km/h. (12.5 km/h is the speed of the boat in still water.)',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Speed and Work',
    description:
      'Two pipes can fill a tank in 6 hours and 8 hours, and a third can empty the full tank in 12 hours. If all three are opened together on an empty tank, when will it be full?',
    difficultyLevel: 'Hard',
    language: 'English',
    examTags: ['IBPS PO', 'SSC CGL'],
    options: ['After 4 h 12 min', 'After 4 h 48 min', 'After 5 h', 'After 5 h 20 min', 'After 6 h'],
    correct: 1,
    explanation:
      'Let the tank hold 24 units. The pipes bring in 4 and 3 units an hour and the drain takes out 2, so 5 units an hour stay. Time = 24 ÷ 5 = 4.8 hours = 4 hours 48 minutes.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Speed and Work',
    description:
      'A postman on a bicycle is 3 km ahead of a van on the same road. The bicycle goes at 15 km/h and the van at 45 km/h in the same direction. After how many minutes does the van catch up?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['RRB Group D', 'SSC CHSL'],
    options: ['4 minutes', '5 minutes', '6 minutes', '12 minutes'],
    correct: 2,
    explanation:
      'In the same direction speeds subtract: the van gains 45 − 15 = 30 km in an hour. A gap of 3 km closes in 3/30 hour = 6 minutes.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Speed and Work',
    description:
      'एक कार किसी स्थान तक 40 किमी/घंटा की चाल से जाती है और उसी मार्ग से 60 किमी/घंटा की चाल से लौटती है। पूरी यात्रा की औसत चाल कितनी है?',
    difficultyLevel: 'Easy',
    language: 'Hindi',
    examTags: ['RRB NTPC', 'SSC MTS'],
    options: ['48 किमी/घंटा', '50 किमी/घंटा', '52 किमी/घंटा', '54 किमी/घंटा'],
    correct: 0,
    explanation:
      'मान लीजिए दूरी 120 किमी है। जाने में 3 घंटे और लौटने में 2 घंटे लगते हैं। कुल दूरी 240 किमी, कुल समय 5 घंटे, अतः औसत चाल = 240 ÷ 5 = 48 किमी/घंटा। ध्यान रहे, औसत चाल 40 और 60 का साधारण औसत नहीं होती।',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Interest and Ratio',
    description:
      'On a certain sum, the difference between compound interest (compounded yearly) and simple interest for 2 years at 8% a year is ₹96. What is the sum?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['SSC CGL', 'IBPS PO'],
    options: ['₹12,000', '₹15,000', '₹16,000', '₹18,000'],
    correct: 1,
    explanation:
      'For 2 years the difference is the interest on the first year’s interest: P × (8/100)² = P × 0.0064. So P = 96 ÷ 0.0064 = ₹15,000.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Interest and Ratio',
    description: 'A sum of money doubles itself in 8 years at simple interest. What is the yearly rate of interest?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CHSL', 'SBI Clerk'],
    options: ['8%', '10%', '12%', '12.5%'],
    correct: 3,
    explanation: 'To double, the interest must equal the principal: P = P × R × 8 ÷ 100. So R = 100 ÷ 8 = 12.5%.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Interest and Ratio',
    description:
      'Asha starts a shop with ₹36,000. Four months later Bilal joins with ₹45,000. The profit at the end of the first year is ₹33,000. What is Bilal’s share?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['IBPS Clerk', 'SBI PO'],
    options: ['₹15,000', '₹16,500', '₹18,000', '₹20,000'],
    correct: 0,
    explanation:
      'Profit is shared by money × time. Asha: 36,000 × 12 = 4,32,000. Bilal: 45,000 × 8 = 3,60,000. The ratio is 6 : 5. Bilal’s share = 5/11 of 33,000 = ₹15,000.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Interest and Ratio',
    description: 'The ages of Farhan and Gita are in the ratio 5 : 3. Six years from now the ratio will be 7 : 5. How old is Farhan now?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CGL', 'IBPS Clerk'],
    options: ['9 years', '12 years', '15 years', '20 years'],
    correct: 2,
    explanation:
      'Let the ages be 5x and 3x. (5x + 6)/(3x + 6) = 7/5 gives 25x + 30 = 21x + 42, so x = 3. Farhan is 5 × 3 = 15. Check: in six years 21 : 15 = 7 : 5.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Interest and Ratio',
    description:
      'A can holds 40 litres of pure milk. 8 litres are taken out and replaced by water; then 8 litres of the mixture are taken out and again replaced by water. How much milk is in the can now?',
    difficultyLevel: 'Hard',
    language: 'English',
    examTags: ['IBPS PO', 'SSC CGL'],
    options: ['24 litres', '25.6 litres', '27.2 litres', '32 litres'],
    correct: 1,
    explanation: 'Each time 8/40 = 1/5 of the milk leaves and 4/5 stays. After two rounds: 40 × 4/5 × 4/5 = 25.6 litres.',
  },
  {
    category: 'Quantitative Aptitude / Arithmetic / Interest and Ratio',
    description: '₹12,500 पर 8% वार्षिक दर से 2 वर्ष का चक्रवृद्धि ब्याज (वार्षिक संयोजन) कितना होगा?',
    difficultyLevel: 'Medium',
    language: 'Hindi',
    examTags: ['SSC CGL', 'RRB NTPC'],
    options: ['₹2,000', '₹2,040', '₹2,080', '₹2,120'],
    correct: 2,
    explanation: 'मिश्रधन = 12,500 × 1.08 × 1.08 = ₹14,580। चक्रवृद्धि ब्याज = 14,580 − 12,500 = ₹2,080।',
  },
  {
    category: 'Quantitative Aptitude / Algebra and Numbers / Number Properties',
    description: 'What is the unit digit of 7⁵⁸?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CGL', 'RRB NTPC'],
    options: ['1', '3', '7', '9'],
    correct: 3,
    explanation:
      'The unit digits of the powers of 7 repeat in a cycle of four: 7, 9, 3, 1. 58 leaves remainder 2 on division by 4, so take the second of the cycle: 9.',
  },
  {
    category: 'Quantitative Aptitude / Algebra and Numbers / Number Properties',
    description: 'What is the smallest three-digit number that leaves a remainder of 5 when divided by 12, by 15 and by 18?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['SSC CHSL', 'RRB NTPC'],
    options: ['125', '175', '185', '365'],
    correct: 2,
    explanation:
      'The number less 5 must be a multiple of the LCM of 12, 15 and 18, which is 180. The first three-digit case is 180 + 5 = 185.',
  },
  {
    category: 'Quantitative Aptitude / Algebra and Numbers / Number Properties',
    description: 'How many whole numbers from 1 to 300 are divisible by 4 or by 6 (or by both)?',
    difficultyLevel: 'Hard',
    language: 'English',
    examTags: ['SSC CGL', 'CDS'],
    options: ['100', '112', '120', '125'],
    correct: 0,
    explanation:
      'Multiples of 4: 300 ÷ 4 = 75. Multiples of 6: 300 ÷ 6 = 50. Multiples of both, that is of 12, were counted twice: 300 ÷ 12 = 25. So 75 + 50 − 25 = 100.',
  },
  {
    category: 'Quantitative Aptitude / Algebra and Numbers / Number Properties',
    description: 'If the five-digit number 58x46 is divisible by 11, what is the digit x?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['SSC CGL', 'RRB ALP'],
    options: ['1', '2', '4', '7'],
    correct: 0,
    explanation:
      'A number is divisible by 11 when the alternating sum of its digits is. 5 − 8 + x − 4 + 6 = x − 1, which must be 0 for a single digit x, so x = 1. Check: 58,146 ÷ 11 = 5,286.',
  },
  {
    category: 'Quantitative Aptitude / Algebra and Numbers / Number Properties',
    description: 'दो संख्याओं का महत्तम समापवर्तक (HCF) 12 और लघुत्तम समापवर्त्य (LCM) 252 है। यदि एक संख्या 84 है, तो दूसरी संख्या क्या है?',
    difficultyLevel: 'Easy',
    language: 'Hindi',
    examTags: ['SSC MTS', 'RRB Group D'],
    options: ['24', '36', '48', '63'],
    correct: 1,
    explanation: 'दो संख्याओं का गुणनफल = HCF × LCM। अतः दूसरी संख्या = (12 × 252) ÷ 84 = 3,024 ÷ 84 = 36।',
  },
  {
    category: 'Quantitative Aptitude / Algebra and Numbers / Equations',
    description: 'If x + 1/x = 5, what is the value of x³ + 1/x³?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['SSC CGL', 'CDS'],
    options: ['100', '110', '115', '125'],
    correct: 1,
    explanation: '(x + 1/x)³ = x³ + 1/x³ + 3(x + 1/x). So x³ + 1/x³ = 5³ − 3 × 5 = 125 − 15 = 110.',
  },
  {
    category: 'Quantitative Aptitude / Algebra and Numbers / Equations',
    description: 'The two roots of x² − 7x + k = 0 differ by 3. What is k?',
    difficultyLevel: 'Hard',
    language: 'English',
    examTags: ['IBPS PO', 'CDS'],
    options: ['6', '8', '10', '12'],
    correct: 2,
    explanation: 'The roots add up to 7 and differ by 3, so they are (7 + 3)/2 = 5 and (7 − 3)/2 = 2. k is their product: 5 × 2 = 10.',
  },
  {
    category: 'Quantitative Aptitude / Algebra and Numbers / Equations',
    description:
      'Three pens and two notebooks cost ₹95; two pens and three notebooks cost ₹105. What do one pen and one notebook cost together?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CHSL', 'IBPS Clerk'],
    options: ['₹35', '₹40', '₹45', '₹50'],
    correct: 1,
    explanation: 'Add the two purchases: five pens and five notebooks cost 95 + 105 = ₹200. One of each costs 200 ÷ 5 = ₹40.',
  },
  {
    category: 'Quantitative Aptitude / Algebra and Numbers / Equations',
    description: 'If a − b = 4 and ab = 45, what is a² + b²?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CGL', 'RRB NTPC'],
    options: ['61', '74', '90', '106'],
    correct: 3,
    explanation: '(a − b)² = a² + b² − 2ab, so a² + b² = 4² + 2 × 45 = 16 + 90 = 106.',
  },
  {
    category: 'Quantitative Aptitude / Geometry and Data / Mensuration',
    description: 'The radius of a cylinder is increased by 20% and its height is reduced by 25%. What happens to its volume?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['SSC CGL', 'SBI PO'],
    options: ['It increases by 8%', 'It increases by 5%', 'It decreases by 5%', 'It does not change'],
    correct: 0,
    explanation: 'Volume = πr²h, so the radius counts twice: 1.2 × 1.2 × 0.75 = 1.08. The volume increases by 8%.',
  },
  {
    category: 'Quantitative Aptitude / Geometry and Data / Mensuration',
    description:
      'A rectangular park measures 60 m by 40 m. A path 2.5 m wide runs all round it on the outside, with square corners. What is the area of the path?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['SSC CGL', 'RRB NTPC'],
    options: ['500 m²', '512.5 m²', '525 m²', '550 m²'],
    correct: 2,
    explanation:
      'With the path the rectangle is 65 m by 45 m, because the width is added on both sides: 65 × 45 = 2,925 m². The park is 60 × 40 = 2,400 m². Path = 2,925 − 2,400 = 525 m².',
  },
  {
    category: 'Quantitative Aptitude / Geometry and Data / Mensuration',
    description: 'The sides of a triangle are 9 cm, 12 cm and 15 cm. What is the radius of the circle inscribed in it?',
    difficultyLevel: 'Hard',
    language: 'English',
    examTags: ['SSC CGL', 'CDS'],
    options: ['2.5 cm', '3 cm', '3.5 cm', '4 cm'],
    correct: 1,
    explanation:
      '9² + 12² = 15², so the triangle is right-angled with area ½ × 9 × 12 = 54 cm². Half its perimeter is 18 cm. Inradius = area ÷ half-perimeter = 54 ÷ 18 = 3 cm.',
  },
  {
    category: 'Quantitative Aptitude / Geometry and Data / Mensuration',
    description:
      'A solid metal ball of radius 6 cm is melted and recast into small balls of radius 1.5 cm. How many small balls are made, if no metal is lost?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CHSL', 'RRB ALP'],
    options: ['16', '32', '48', '64'],
    correct: 3,
    explanation:
      'Volumes of balls go as the cube of the radius. The radius is 6 ÷ 1.5 = 4 times as large, so the volume is 4³ = 64 times as large: 64 balls.',
  },
  {
    category: 'Quantitative Aptitude / Geometry and Data / Mensuration',
    description: 'एक वर्ग का विकर्ण 14√2 सेमी है। उस वर्ग का क्षेत्रफल कितना है?',
    difficultyLevel: 'Easy',
    language: 'Hindi',
    examTags: ['SSC MTS', 'RRB NTPC'],
    options: ['98 वर्ग सेमी', '147 वर्ग सेमी', '196 वर्ग सेमी', '392 वर्ग सेमी'],
    correct: 2,
    explanation: 'वर्ग का विकर्ण = भुजा × √2, अतः भुजा = 14 सेमी। क्षेत्रफल = 14 × 14 = 196 वर्ग सेमी।',
  },
  {
    category: 'Quantitative Aptitude / Geometry and Data / Data and Probability',
    description: 'Two fair dice are thrown together. What is the probability that the numbers add up to 9?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CGL', 'IBPS Clerk'],
    options: ['1/12', '1/9', '5/36', '1/6'],
    correct: 1,
    explanation:
      'There are 6 × 6 = 36 equally likely outcomes. The sum is 9 for (3, 6), (4, 5), (5, 4) and (6, 3): 4 outcomes. Probability = 4/36 = 1/9.',
  },
  {
    category: 'Quantitative Aptitude / Geometry and Data / Data and Probability',
    description:
      'A bag holds 5 red, 4 blue and 3 green balls. Two balls are drawn together at random. What is the probability that they have the same colour?',
    difficultyLevel: 'Hard',
    language: 'English',
    examTags: ['IBPS PO', 'SBI PO'],
    options: ['19/66', '25/72', '1/3', '35/66', '47/66'],
    correct: 0,
    explanation:
      'Two of 12 balls can be drawn in 12 × 11 ÷ 2 = 66 ways. Same colour: red 10 ways, blue 6, green 3, in all 19. Probability = 19/66.',
  },
  {
    category: 'Quantitative Aptitude / Geometry and Data / Data and Probability',
    description:
      'A library lent 120 books on Monday, 150 on Tuesday, 90 on Wednesday, 180 on Thursday and 60 on Friday. By what per cent was Thursday above the average of the five days?',
    difficultyLevel: 'Medium',
    language: 'English',
    examTags: ['IBPS Clerk', 'SBI Clerk'],
    options: ['30%', '40%', '50%', '60%'],
    correct: 2,
    explanation: 'Total = 120 + 150 + 90 + 180 + 60 = 600, so the average is 120. Thursday is 180 − 120 = 60 above it, and 60/120 = 50%.',
  },
  {
    category: 'Quantitative Aptitude / Geometry and Data / Data and Probability',
    description:
      'The mean of 12 scores was worked out as 45. Later it was found that one score of 54 had been read as 30. What is the correct mean?',
    difficultyLevel: 'Easy',
    language: 'English',
    examTags: ['SSC CHSL', 'RRB NTPC'],
    options: ['43', '45.5', '46', '47'],
    correct: 3,
    explanation: 'The total was too small by 54 − 30 = 24. Spread over 12 scores, the mean rises by 24 ÷ 12 = 2, to 47.',
  },
];
