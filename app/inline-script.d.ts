/** The text of a small script with all it imports (ops/vite-inline-script.ts). */
declare module '*?script' {
  const text: string
  export default text
}
