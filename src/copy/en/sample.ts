/** The question of the landing page, which anybody may answer; loaded when that page is idle, and with an answer that was kept over the sign-in. */
export const sampleCopy = {
  title: 'Try one question',
  lead: 'No sign-in needed.',
  question: 'A train 150 m long passes a pole in 15 seconds. What is its speed?',
  options: ['10 km/h', '36 km/h', '54 km/h', '15 km/h'],
  right: 'Right! Here is how a solution looks:',
  wrong: (letter: string) => `Not quite: ${letter} is right. Here is how a solution looks:`,
  solution: 'The train covers its own length: 150 m in 15 s, which is 10 m/s. Times 18/5, that is 36 km/h.',
  /** For who wants another; nothing of it is kept. */
  second: {
    question: 'A shirt of ₹800 is sold at 15% off. What does it cost now?',
    options: ['₹640', '₹785', '₹680', '₹720'],
    solution: '15% of ₹800 is ₹120. ₹800 less ₹120 is ₹680.',
  },
  another: 'One more question',
  keep: 'Keep my answer: register',
  /** After the second question, of which nothing is kept. */
  register: 'Register and go on',
  keepHere: 'I have an account: sign in',
  /** After the sign-in, on the dashboard. */
  kept: 'Your first answer is here',
  yours: (option: string) => `Your answer: ${option}`,
  rightOne: (option: string) => `Right answer: ${option}`,
  close: 'Close',
};
