import { hasAny, institutesContacts } from './contacts';
import { LegalText } from './LegalText';

/** What docs/accessibility.md says by criterion, in plain words; the numbers in brackets are those of WCAG. */
export function Accessibility() {
  const contacts = institutesContacts();
  return (
    <LegalText
      title="Accessibility"
      lead="This portal is made so that everybody can prepare and sit exams with it: by keyboard, with a screen reader, with large text, in high contrast. This page says how far that is reached, and what is not. “We” means the organisation that runs this portal."
      date="Last checked on 24 November 2026."
      sections={[
        [
          'How far the standards are met',
          'The measure is WCAG 2.2, levels A and AA, the international guidelines for web pages. The European standard EN 301 549 and the Indian standard IS 17802 ask for the same criteria of their earlier version, WCAG 2.1. The portal **meets most criteria in full and some in part**; those that are met in part are listed below. The check was done by the makers of the portal, with automatic tests and by hand in a browser. No independent auditor has confirmed it.',
        ],
        [
          'What you can do',
          [
            'Do everything by keyboard. The first press of Tab offers a way past the header, and in an exam the key “?” lists the keys.',
            'Choose larger text, high contrast, and light or dark colours under “Display”, before you sign in too. Until you choose colours, they are those of your device.',
            'Read every page in English or Hindi, and a question in its second language where it has one.',
            'Have formulas read out, and pictures described in the words of those who wrote the question.',
            'Use a phone upright or sideways, and zoom in to 400 % on a computer.',
            'Ask for extra time. Those who run your exams can give it to you for all tests; your list of tests and your result then state it.',
          ],
        ],
        [
          'Known limits',
          [
            'An exam has a fixed time, because the real one has. You cannot stop its clock or lengthen it by yourself. Short messages go after five seconds and cannot be kept longer (2.2.1).',
            'On some screens for admins, numbers change by themselves every few seconds and cannot be paused (2.2.2).',
            'A question that is written in one language only is not marked as being in that language. A screen reader may read a Hindi question with an English voice, or the other way round, if the page is in the other language (3.1.2).',
            'What a picture shows is described as well as the author described it. A picture that contains text is the author’s too, and its text does not grow with the text size.',
            'No person who uses a screen reader every day has tested this version yet.',
          ],
        ],
        [
          'Tell us',
          ...(hasAny(contacts)
            ? [
                'If something keeps you from using the portal, or you need extra time or another form of a test, please tell us:',
                { contact: 'Contact', officer: 'Grievance officer' },
              ]
            : [
                'If something keeps you from using the portal, or you need extra time or another form of a test, please tell the organisation that gave you access to this portal: your teacher, your centre or its office.',
              ]),
          'Say on which page it happened, what you wanted to do, and which device, browser and aids you use.',
        ],
      ]}
    />
  );
}
