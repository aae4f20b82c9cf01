import './session/identity/install-identity-timeout';
import './ui/display/tokens.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { bringAhead } from './app/routes';
import { installWorker } from './app/updates/pwa';
import { startLanguage } from './copy/language';
import { start } from './session/session-store';
import { hearInstall } from './ui/browser/install';
import { startDisplay } from './ui/display/display';

void start(() => bringAhead(window.location.pathname))
  .then(() => import('./app/signed-in/background-tasks'))
  .then(({ startBackgroundTasks }) => startBackgroundTasks());
installWorker(import.meta.url);
hearInstall();
startDisplay();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
/** Draws the frame at once, before the code that arrives meanwhile runs; in place of a page drawn ahead in slices, so that its links work in between. */
const draw = root.querySelector('[data-drawn]') === null ? (work: () => void) => work() : startTransition;
void startLanguage().then(() =>
  draw(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
