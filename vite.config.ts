import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Only admins need these: their chunks carry a name by which the offline copy leaves them out. */
const adminOnly =
  /\/src\/admin\/|node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized|@tanstack|@adobe)/;

/** Every browser with our other needs reads woff2. */
const mathsFonts = {
  name: 'maths-fonts',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('katex.min.css') ? code.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '') : null,
};

export default defineConfig({
  plugins: [
    mathsFonts,
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        id: '/',
        name: 'Exam Portal',
        short_name: 'Exams',
        description: 'Timed practice assessments that go on working without a network.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f5f6f8',
        theme_color: '#0f5e66',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}', 'icons/icon-192.png'],
        globIgnores: ['assets/admin-*', 'assets/typeset-*', 'assets/katex*'],
      },
    }),
  ],
  // The one worker beside sw/ reads sheets for admins: it goes by the name of their chunks.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/admin-[name]-[hash].js', chunkFileNames: 'assets/admin-[name]-[hash].js' } },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // A polyfill for a preload that every browser with our other needs has would be an inline script to our CSP.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) => `assets/${moduleIds.some((id) => adminOnly.test(id)) ? 'admin-' : ''}[name]-[hash].js`,
      },
    },
  },
});
