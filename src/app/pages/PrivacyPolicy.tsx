export function PrivacyPolicy() {
  return (
    <article className="prose">
      <h1>Privacy Policy</h1>
      <p>
        This policy says what this portal knows about you, where it keeps it, and what you can do about it. “We” means the organisation that
        runs this portal.
      </p>

      <h2>In short</h2>
      <ul>
        <li>You need an account, and a short profile, to sit papers and to see your results.</li>
        <li>
          Your papers and answers are kept on your own device while you work, so that a lost connection does not cost you an answer. They go
          to our server when you submit.
        </li>
        <li>This portal shows no advertising, has no trackers for advertising or statistics, and does not sell your data.</li>
      </ul>

      <h2>Signing in</h2>
      <p>
        Sign-in is handled by Firebase Authentication, a service of Google. You may use an email address and password, a phone number with a
        one-time code, or a Google account. What you enter there goes to Firebase; we never see your password. To protect phone sign-in from
        automated abuse, Firebase also runs Google’s reCAPTCHA, which looks at how your browser behaves. Google’s own policy applies to this
        data.
      </p>
      <p>
        From Firebase we receive an identifier for your account and, depending on how you sign in, your email address, phone number and
        display name. Your browser also keeps a sign-in token, which is sent with every request so that our server knows the request is
        yours.
      </p>

      <h2>What is stored on your device</h2>
      <p>This portal is built to work without a network. For that it stores the following in your browser’s storage on your device:</p>
      <ul>
        <li>the program itself: its pages, styles and icons;</li>
        <li>
          who has signed in here, and who last: name, email address, phone number, sign-in method and profile, so that the portal can open
          offline;
        </li>
        <li>the papers you have opened, without their answer keys;</li>
        <li>your answers and review marks, with the time of the last change of each;</li>
        <li>papers you have submitted that are still waiting to be sent;</li>
        <li>lists of assessments and results you have looked at, so that you can read them again offline.</li>
      </ul>
      <p>
        Answers are kept on the device until the server has acknowledged them. A paper you submitted without a network waits there, even if
        you restart the phone, and is sent when there is a connection again. Only after the server has confirmed that it has the paper does
        it leave the waiting list. A record of the sitting may stay on the device after that.
      </p>

      <h2>Signing out and shared devices</h2>
      <p>
        Signing out ends your session. It does not remove answers or papers that are still waiting, because they may be the only copy; they
        stay under your account until you sign in again on that device. When somebody else signs in, lists, results and unstarted papers of
        earlier users are cleared, and nothing of yours is ever sent under the other person’s name. Still, whoever has full access to a
        device may be able to read what its browser stores. On a shared device, submit and wait for the confirmation before you leave.
      </p>
      <p>
        You can remove everything from the device by clearing this site’s data in your browser’s settings. Answers and papers that have not
        reached the server are then lost, and we cannot bring them back.
      </p>

      <h2>What is sent to our server</h2>
      <ul>
        <li>your profile: first name, last name, email address, location and, if you give it, phone number;</li>
        <li>
          each paper you submit: which assessment, the option you chose for each question, which questions you marked for review, and the
          seconds you took;
        </li>
        <li>the technical details of any web request, such as time, address and browser type, some of which appear in server logs.</li>
      </ul>
      <p>
        While you work on a paper nothing of it is sent; the server receives your answers once, when the paper is submitted by you or by the
        timer. It marks the paper and keeps your score and answers so that you can review them.
      </p>

      <h2>What we use it for, and who sees it</h2>
      <p>
        We use this data to let you sign in, to mark your papers, to show you your results, and to keep the portal working and safe. Other
        learners cannot see your profile, answers or results. Those who run your exams see your name, email address or phone number and your
        results, and can grant you extra time; which, by whom and when is kept. The people who operate the server can reach stored data
        where that is needed to run, repair or protect it. We pass data on only to Firebase for sign-in, to those who host the server for
        us, and where the law requires it.
      </p>

      <h2>How long it is kept, and how to have it deleted</h2>
      <p>
        Your profile and results are kept for as long as your account exists. You may ask us at any time for a copy of what we hold about
        you, for a correction, or for deletion.
      </p>
      <ul>
        <li>You can correct your profile yourself with “Edit Profile” on the dashboard.</li>
        <li>
          To have your account deleted, write to the organisation that gave you access to this portal, using the email address or phone
          number you sign in with, and ask for “deletion of my account”. We may ask you to prove that the account is yours.
        </li>
        <li>
          We then delete your profile, answers and results from the server and your account from Firebase. Copies in backups disappear when
          those backups are replaced. What is stored on your devices only you can clear, as described above.
        </li>
      </ul>

      <h2>Changes</h2>
      <p>
        If this policy changes in a way that matters to you, the new text will be on this page before it applies. If any of it is unclear,
        please ask us.
      </p>
    </article>
  );
}
