import { noticeDate, noticeVersion } from '../../../contract/people/privacy-notice';
import { hasAny, institutesContacts } from './contacts';
import { LegalText } from './LegalText';

export function PrivacyPolicy() {
  const contacts = institutesContacts();
  return (
    <LegalText
      title="Privacy Policy"
      lead="This policy says what this portal knows about you, where it keeps it, and what you can do about it. “We” means the organisation that runs this portal."
      date={`Version ${noticeVersion}, ${new Date(noticeDate).toLocaleDateString('en-IN', { dateStyle: 'long' })}.`}
      sections={[
        [
          'In short',
          [
            'You need an account, and a short profile, to sit papers and to see your results.',
            'Your papers and answers are kept on your own device while you work, so that a lost connection does not cost you an answer. They go to our server when you submit.',
            'This portal shows no advertising, has no trackers for advertising or statistics, and does not sell your data.',
            'You can download everything that we keep about you, and delete your account, by yourself.',
          ],
        ],
        [
          'Signing in',
          'Sign-in is handled by Firebase Authentication, a service of Google. You may use an email address and password, a phone number with a one-time code, or a Google account. What you enter there goes to Firebase; we never see your password. To protect phone sign-in from automated abuse, Firebase also runs Google’s reCAPTCHA, which looks at how your browser behaves. Google’s own policy applies to this data.',
          'From Firebase we receive an identifier for your account and, depending on how you sign in, your email address, phone number and display name. Your browser also keeps a sign-in token, which is sent with every request so that our server knows the request is yours.',
        ],
        [
          'What is stored on your device',
          'This portal is built to work without a network. For that it stores the following in your browser’s storage on your device:',
          [
            'the program itself: its pages, styles and icons;',
            'who has signed in here, and who last: name, email address, phone number, sign-in method and profile, so that the portal can open offline;',
            'the papers that you have opened or downloaded, without their answer keys;',
            'your answers and review marks, with the time of the last change of each, how long each question was on the screen, and the order in which you answered;',
            'when a sitting began and ended, and what the device knows of its clock;',
            'your choices: language, text size, colours, how the exam looks, and whether this device shows news;',
            'papers you have submitted that are still waiting to be sent;',
            'the lists of your assessments and results, and the notices of your institute, so that you can read them offline;',
            'your results with their questions, your answers, the right answers and the explanations: those that you open, and, up to 20 at a time, those that this device does not have yet. The portal fetches these unasked, so that it knows what is due in _Revise_ and you can practise offline. It does not fetch them where your browser saves data, nor of a test that you may sit once more;',
            'what you have practised in _Revise_ or in past tests that you sat again, and when, which questions you saved with which notes, the day of your exam if you named it, and how all learners together did in tests whose results you have opened. It stays when you sign out;',
            'what you report about questions, and the answers.',
          ],
          'Answers are kept on the device until the server has acknowledged them. A paper you submitted without a network waits there, even if you restart the phone, and is sent when there is a connection again. Only after the server has confirmed that it has the paper does it leave the waiting list. A record of the sitting may stay on the device after that.',
        ],
        [
          'Signing out and shared devices',
          'Signing out ends your session. It does not remove answers or papers that are still waiting, because they may be the only copy; they stay under your account until you sign in again on that device. It does not remove lists, results and downloaded papers either. When another person signs in, lists, results and unstarted papers of earlier users are cleared, and nothing of yours is ever sent under the other person’s name. Still, a person with full access to a device may be able to read what its browser stores. On a shared device, submit and wait for the confirmation before you leave.',
          'You can remove everything from the device by clearing this site’s data in your browser’s settings. Answers and papers that have not reached the server are then lost, and we cannot bring them back.',
        ],
        [
          'What is sent to our server, and kept there',
          [
            'your profile: first name, last name, email address, location and, if you give it, phone number; and the email address or phone number that Firebase has verified;',
            'which version of this notice you accepted, and when;',
            'each paper you submit: which assessment, the option you chose for each question, which questions you marked for review, and the seconds you took;',
            'your pace: how long each question was on the screen, and the order in which you answered. You see it in your result; it does not affect your marks;',
            'evidence of the time: when the sitting began and ended as your device says, by which clock, and a note if that clock went ahead. It does not affect your marks;',
            'of a scheduled assessment: when your account first fetched the paper, and when it started;',
            'what you practise in _Revise_ and in past tests that you sit again: which question, when, on which of your devices, whether your answer was right and you were sure of it, which questions you save with which notes, and the day of your exam if you name it, so that it follows you to your other devices;',
            'if you switch on news: where the push service of your browser’s maker takes messages for this browser, the keys to encrypt them, since when, and what we told you; and if you want to be told what is due in _Revise_, when and how many questions that is, and your time zone. The messages pass through that service encrypted: they say that a result is out, that a test opens, that a report was answered, with the test’s name, or how many questions are due, never a mark. Switch news off, and the address is removed;',
            'what you report about a question, in your words, and when. Those who answer are not told who reported it;',
            'your marks, and earlier marks where a paper was marked again;',
            'answers that reached us as a file: the file’s answers, when they arrived, and that you or one of those who run your exams brought them;',
            'what those who run your exams enter about you: your name with an email address or phone number before you first come, your groups, extra time, your role, and that your account is blocked. Which of them changed what, and when, is kept in a list of changes;',
            'the technical details of any web request, such as time, address and browser type. Our server’s own log has the time, the kind of request and how long it took, and neither your name nor your addresses nor your account’s identifier.',
          ],
          'While you work on a paper, no answer is sent; the server receives your answers once, when the paper is submitted by you or by the timer. It marks the paper and keeps your score and answers so that you can review them.',
        ],
        [
          'What we use it for, and who sees it',
          'We use this data to let you sign in, to mark your papers, to show you your results, and to keep the portal working and safe. Other learners cannot see your profile, answers or results; they see scores and times of all participants as numbers without names. Those who run your exams see your name, email address, phone number and groups, your answers, results and the times of your sittings, and can download all that is kept about you; that they did so is in the list of changes. The people who operate the server can reach stored data where that is needed to run, repair or protect it. We pass data on only to Firebase for sign-in, to those who host the server for us, and where the law requires it.',
        ],
        [
          'How long it is kept, and how to have it deleted',
          'Your profile and results are kept for as long as your account exists. You may ask us at any time for a copy of what we hold about you, for a correction, or for deletion.',
          [
            'You can correct your profile yourself with “Edit Profile” on the dashboard.',
            'You can download everything as a file, and delete your account, on the same page under “Your data”. Those who run your exams can do the same for you if you ask them.',
            'A deletion removes your profile, answers, results and all else named above from the server at once, and your account from Firebase where we hold its key; otherwise the portal deletes it with your own sign-in, or we delete it by hand. Where you did something for others, for example as one of those who run the exams, a pseudonym takes the place of your account’s identifier. We keep only a code made from that identifier, which cannot be turned back, so that your account stays deleted.',
            'Copies in backups disappear when those backups are replaced. If a backup is ever put back, you are deleted from it again. What is stored on your other devices only you can clear, as described above; on the device where you delete your account, the portal clears it.',
            `If you cannot sign in, write to ${hasAny(contacts, 'contactEmail', 'contactPhone') ? 'us' : 'the organisation that gave you access to this portal'}, using the email address or phone number you sign in with, and ask for “deletion of my account”. We may ask you to prove that the account is yours.`,
          ],
        ],
        ...(hasAny(contacts)
          ? [
              [
                'Whom to ask',
                { contact: 'Contact', officer: 'Grievance officer' },
                'If our answer does not settle a complaint about your data, you can take it to the Data Protection Board of India.',
              ] as const,
            ]
          : []),
        [
          'Changes',
          'If this policy changes in a way that matters to you, the new text will be on this page before it applies, and your dashboard says so until you accept it. If any of it is unclear, please ask us.',
        ],
      ]}
    />
  );
}
