import { LegalText } from './LegalText';

export const TermsAndConditions = () => (
  <LegalText
    title="Terms and Conditions"
    lead="These are the rules for using this portal. By signing in you accept them. “We” means the organisation that runs this portal; “you” means the person who uses it. How we handle your data is described in the Privacy Policy."
    sections={[
      [
        'What this portal is for',
        'This portal offers timed multiple-choice papers to practise for competitive examinations, and shows you afterwards what was right, what was wrong, and why. It is not run by, and does not speak for, any examining body, bank, railway board or commission. Names of examinations are used only to say what a question is good practice for.',
      ],
      [
        'Your account',
        [
          'Give your real name and a way to reach you, and keep your profile up to date.',
          'Your account is yours alone. Do not share it, and do not sit a paper in someone else’s name.',
          'Keep your password and one-time codes to yourself. We will never ask you for them.',
          'On a device that others use too, sign out when you have finished.',
        ],
      ],
      [
        'Rules of a sitting',
        [
          '**The timer does not pause.** It starts when you press “Start Assessment” and runs to its end, whether the page is open or closed, the screen is on or off, and the device is online or offline.',
          '**You may change your mind until you submit.** You may move between questions and subjects, mark questions for review, and change or reset an answer for as long as there is time.',
          '**When the time is up, the paper is submitted by itself** with the answers you have given up to then. No answer is taken after the end. If the portal was closed at that moment, this happens when it is next opened, and the time of the end still counts.',
          '**Handing in is final.** After you confirm, nothing can be added or changed, even if the paper is still waiting on your device to be sent.',
          '**Each assessment can be submitted once,** unless the institute opens it for you again. If you sit the same assessment on two devices, the paper that reaches the server first is the one that counts.',
          '**Marks** are given as stated for the assessment. Where a wrong answer costs marks, a question left unanswered does not.',
        ],
      ],
      [
        'Working without a network',
        'Once a paper is on your device, you can start it, answer it and submit it without a connection. Your answers are saved on the device as you give them, and a paper that was submitted stays there until the server has acknowledged it. For this to work you must not clear the browser’s data for this site, remove the browser or lose the device before the paper has been sent, and you should open the portal with a connection soon after. A private or incognito window may forget everything when it is closed; please do not sit a paper in one.',
        'If a paper cannot be delivered, the portal shows you that it is waiting or needs your attention. Do not assume that a paper has arrived before you see that it has.',
      ],
      [
        'Fair use',
        'You agree not to',
        [
          'copy, publish or sell questions, explanations or papers, or collect them by automatic means;',
          'try to see answer keys before handing in, or to change marks, times or other people’s data;',
          'change the device’s clock or the program in order to gain time;',
          'disturb the service, overload it or test its security without our written permission.',
        ],
        'We may set aside a result, or close an account, where these rules were broken. Wherever we can, we will first hear your side.',
      ],
      [
        'Questions, answers and mistakes',
        'We prepare questions and explanations with care, but a mistake can slip in, and facts can change after a question was written. If you think that an answer is wrong, tell the organisation that gave you access, naming the assessment and the question. The official notices, syllabi and answer keys of an examination always take precedence over what you read here.',
      ],
      [
        'No promise of an examination result',
        'A score on this portal is not a forecast of your score, rank, selection or appointment in any examination, and we give no warranty of such an outcome. What you decide on the strength of your practice results, you decide for yourself.',
      ],
      [
        'Availability and liability',
        'We work to keep the portal available and your answers safe, but we offer it as it is. It may be interrupted for maintenance or by faults of networks, devices or services that we do not control, such as the sign-in service. As far as the law allows, we are not liable for losses that follow from such interruptions, from the loss or clearing of a device, or from reliance on a question or result. Nothing here limits rights that the law gives you and that cannot be waived.',
      ],
      [
        'Changes and ending',
        'We may add, change or withdraw assessments and features. If these terms change, the new text will be on this page before it applies, and using the portal after that means that you accept it. You may stop at any time and ask for your account to be deleted, as the Privacy Policy describes. These terms are governed by the laws of India.',
      ],
    ]}
  />
);
