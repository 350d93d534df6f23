/** Live reload for one remote; the running shell is pointed at it by an override that the registry must allow. */
export const developmentServer = (name: string, port: number) => ({
  port,
  host: 'localhost',
  hot: false,
  liveReload: true,
  allowedHosts: 'auto',
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true },
  onListening: () =>
    process.stdout.write(
      `\n${name}: open <shell>/?wervio-override=${name}@http://localhost:${port}/mf-manifest.json\n`,
    ),
})
