import './session/guard-here';
import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wire } from './api/call';
import { App } from './app/App';
import { keepDraining } from './app/outbox';
import { installWorker } from './app/pwa';
import { trustedClock } from './runner/device/trusted-clock';
import { start, token } from './session/session-store';

wire({ token: () => token(), onDate: trustedClock.correct });
void start();
keepDraining();
installWorker();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
