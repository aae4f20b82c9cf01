/**
 * What Playwright turns off, and the browser's own pages behind its address bar besides: each window has two of them, each with a
 * process of its own. The last such switch counts, hence the repetition of what matters here of Playwright's list.
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

/** How a Chromium of the suite is started. */
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
  ],
};

/** The same without a window's trappings, a fifth cheaper; for tests that neither keep a profile on disk nor kill what they sit in. */
export const launchLight = { ...launch, executablePath: process.env.CHROMIUM_SHELL_PATH ?? launch.executablePath };
