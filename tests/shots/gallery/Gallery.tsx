import { useLanguage } from '../../../src/copy/language';
import { Choosing } from './Choosing';
import { Pressing } from './Pressing';
import { Saying } from './Saying';
import { Typing } from './Typing';

/** Every control of src/ui in every state; `tests/src/ui/gallery.test.ts` keeps it whole. */
export function Gallery() {
  const language = useLanguage();
  return (
    <main
      // What is typed already is in the other language.
      key={language}
      style={{ display: 'flex', flexDirection: 'column', gap: '2rem', margin: 'auto', padding: '1rem', maxWidth: '56rem' }}
    >
      <Pressing />
      <Typing />
      <Choosing />
      <Saying />
    </main>
  );
}
