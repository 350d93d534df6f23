/** What the browser's tab, search engines and links that are shared say of a page. */
export type PageHead = { title: string; description: string }
