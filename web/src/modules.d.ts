// Modules that Vite makes: see vite.config.ts.
declare module 'words:*' {
  const messages: string
  export default messages
}
