import { defineConfig } from 'vite'

/** Put before the loader's script for agents whose theme isn't light. */
export default defineConfig({
  build: {
    emptyOutDir: false,
    lib: {
      entry: 'src/dark-corner.ts',
      formats: ['iife'],
      name: 'parleykitDarkCorner',
      fileName: () => 'dark-corner.js',
    },
  },
})
