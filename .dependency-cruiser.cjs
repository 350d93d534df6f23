/** Imports flow one way: packages <- features <- routes <- shell. Every edge that is not allowed says why. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle can not be taken apart, tested alone or loaded in order.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remotes-never-meet',
      comment: 'Remotes are built and deployed by separate teams; what two of them need is a package.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^mfe-', pathNot: '^$1/' },
    },
    {
      name: 'remotes-know-no-shell',
      comment: 'A remote runs under any shell that keeps the remote contract.',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell learns its remotes at run time, from the registry.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mfe-' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Packages are what apps and services stand on.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(shell|mfe-[^/]+|services|e2e|scripts)/' },
    },
    {
      name: 'browser-knows-no-service',
      comment: 'Server code in a bundle leaks secrets and weight; the two sides meet in contracts.',
      severity: 'error',
      from: {
        path: '^(shell|mfe-[^/]+|packages/(brand|contracts|api-client|session|ui|routing|remote-kit|applications|candidates|assistant|pdf-document|pdf-viewer|uploads|microsoft-window))/src',
      },
      to: { path: '^(services|packages/(cv-document|service-kit|microsoft))/' },
    },
    {
      name: 'services-know-no-browser',
      comment: 'A service has no screen.',
      severity: 'error',
      from: { path: '^(services|packages/(cv-document|service-kit))/' },
      to: {
        path: '^(shell|mfe-[^/]+|packages/(ui|session|api-client|routing|remote-kit|applications|candidates|federation|pdf-viewer|uploads|microsoft-window))/',
      },
    },
    {
      name: 'services-never-meet',
      comment: 'Services meet in contracts and over the wire; a test may start the database.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '/test/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'Contracts are the wire; they import nothing of ours.',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|services|shell|mfe-)', pathNot: '^packages/contracts/' },
    },
    {
      name: 'documents-know-no-reader',
      comment: 'A document is read the same way whatever is looked for in it; its package knows files, not CVs.',
      severity: 'error',
      from: { path: '^packages/cv-document/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|services|shell|mfe-)', pathNot: '^packages/(cv-document|contracts)/' },
    },
    {
      name: 'document-readers-by-name',
      comment: 'Word readers and the recogniser load with the first file that needs them, pdf.js after its hooks.',
      severity: 'error',
      from: { path: '^(services|scripts|e2e)/' },
      to: {
        path: '^packages/cv-document/src/',
        pathNot:
          '^packages/cv-document/src/(index|read-pdf|word/read-docx?|word/word-tree|word/package/word-parts|scan/recogniser|pdf/inflate-budget|testing/make-pdf)\\.ts$',
      },
    },
    {
      name: 'router-through-routing',
      comment:
        'The shell shares @wervio/routing as a singleton; the library beside it is a second router in the bundle.',
      severity: 'error',
      from: { pathNot: '^packages/routing/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'test-routers-in-tests',
      comment: 'Routers without an address bar are not shared: in a bundle they bring the library a second time.',
      severity: 'error',
      from: { pathNot: '\\.test\\.|/testing/|^packages/federation/src/prerender/' },
      to: { path: '^packages/routing/src/testing\\.ts$' },
    },
    {
      name: 'no-undeclared',
      comment: 'What a package uses stands in its package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that can not be found.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/\\.data/)' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
