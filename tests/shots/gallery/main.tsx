import '../../../src/ui/display/tokens.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { startLanguage } from '../../../src/copy/language';
import { startDisplay } from '../../../src/ui/display/display';
import { Gallery } from './Gallery';

startDisplay();
await startLanguage();
createRoot(document.getElementById('root') as HTMLElement).render(
  <MemoryRouter initialEntries={['/here']}>
    <Suspense>
      <Gallery />
    </Suspense>
  </MemoryRouter>,
);
