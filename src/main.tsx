import './session/guard-here';
import './ui/tokens.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { installWorker } from './app/pwa';
import { bringAhead } from './app/routes';
import { start } from './session/session-store';
import { startDisplay } from './ui/display';
import { hearInstall } from './ui/install';
import { startLanguage } from './ui/language';

void start(() => bringAhead(window.location.pathname))
  .then(() => import('./app/life'))
  .then(({ live }) => live());
installWorker(import.meta.url);
hearInstall();
startDisplay();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// In slices: whoever taps while a slow phone draws the first screen is heard between two of them.
void startLanguage().then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
