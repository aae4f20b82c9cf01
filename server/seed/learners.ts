import type { ProfileDraft } from '../../contract/people/people';

const names: [firstName: string, lastName: string, location: string][] = [
  ['Aarav', 'Sharma', 'Jaipur'],
  ['Ananya', 'Iyer', 'Chennai'],
  ['Arjun', 'Reddy', 'Hyderabad'],
  ['Bhavna', 'Joshi', 'Nagpur'],
  ['Chetan', 'Patil', 'Pune'],
  ['Deepika', 'Nair', 'Kochi'],
  ['Farhan', 'Ali', 'Lucknow'],
  ['Gurpreet', 'Singh', 'Ludhiana'],
  ['Harini', 'Krishnan', 'Coimbatore'],
  ['Imran', 'Khan', 'Bhopal'],
  ['Jyoti', 'Yadav', 'Patna'],
  ['Kavya', 'Rao', 'Mysuru'],
  ['Lakshmi', 'Das', 'Cuttack'],
  ['Manish', 'Gupta', 'Kanpur'],
  ['Meera', 'Deshmukh', 'Nashik'],
  ['Nikhil', 'Banerjee', 'Kolkata'],
  ['Pooja', 'Chauhan', 'Dehradun'],
  ['Rahul', 'Mehta', 'Surat'],
  ['Sana', 'Shaikh', 'Aurangabad'],
  ['Suresh', 'Pillai', 'Thiruvananthapuram'],
  ['Tenzin', 'Dorjee', 'Gangtok'],
  ['Usha', 'Kumari', 'Ranchi'],
  ['Vikram', 'Thakur', 'Shimla'],
  ['Zoya', 'Mirza', 'Delhi'],
];

/** Learners who share a test with the demo learner. They have profiles and submissions, but no account to sign in with. */
export const learners: ProfileDraft[] = names.map(([firstName, lastName, location]) => {
  const handle = `${firstName}.${lastName}`.toLowerCase();
  return { uid: `demo-${handle}`, firstName, lastName, email: `${handle}@demo.example`, phone: '', location };
});
