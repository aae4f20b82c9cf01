/**
 * Features that Playwright turns off, and the browser's own pages behind its address bar: each window has two of them, each with a process
 * of its own. Only the last such switch counts, so the needed part of Playwright's list is repeated here.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * A test's page lives for seconds: code that is optimized meanwhile is rarely run again, and a process of its own costs more than the page,
 * for network and drawing too. Benchmarks, which no worker of Playwright runs, measure the browser as it is.
 */
const forShortPages =
  process.env.TEST_WORKER_INDEX === undefined
    ? []
    : [
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=16',
      ];

/** How long an act on a page of a test may take, in milliseconds: it waits for a state, on a machine of which others may take most. */
export const patienceMs = 60_000;

/** The launch options of the suite's Chromium. */
export const launch = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${featuresOff.join(',')}`,
    ...forShortPages,
  ],
};

/**
 * Options for the headless shell: the same engine without windows, which starts in half the time. It cannot install an app and wakes no
 * worker for Background Sync; it may crash after a sync event, so a test that fires one uses the whole of Chromium.
 */
export const launchLight = { ...launch, executablePath: process.env.CHROMIUM_SHELL_PATH ?? launch.executablePath };
