import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a browser reads of the app that it installs, before an institute's name and icons are in it (server/pages/branding/branded-manifest.ts). */
export const appManifest = {
  id: '/',
  name: 'Exam Portal',
  short_name: 'Exams',
  description: 'Timed practice assessments that go on working without a network.',
  // Who is signed in comes to their home (src/app/pages/Landing.tsx).
  start_url: '/?app',
  scope: '/',
  lang: 'en',
  dir: 'ltr',
  categories: ['education'],
  display: 'standalone',
  background_color: '#f5f6f8',
  theme_color: '#0f5e66',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Available Assessments', short_name: 'Available', url: '/user/available-assessments', sign: 'available' },
    { name: 'My Assessments', url: '/user/my-assessments', sign: 'taken' },
    { name: 'Outbox', url: '/user/outbox', sign: 'outbox' },
  ].map(({ sign, ...shortcut }) => ({
    ...shortcut,
    icons: [{ src: `/shortcuts/${sign}.png`, sizes: '192x192', type: 'image/png' }],
  })),
  screenshots: [
    { src: '/screenshots/available-phone.png', label: 'Assessments to take, online or offline', form_factor: 'narrow' as const },
    { src: '/screenshots/exam-phone.png', label: 'A question in the exam', form_factor: 'narrow' as const },
    { src: '/screenshots/result-phone.png', label: 'A result that teaches', form_factor: 'narrow' as const },
    { src: '/screenshots/exam-wide.png', label: 'The exam on a desktop', form_factor: 'wide' as const },
  ].map((screenshot) => ({ ...screenshot, sizes: screenshot.form_factor === 'wide' ? '1440x900' : '720x1480', type: 'image/png' })),
} satisfies Partial<ManifestOptions>;
