export { hostPreset } from './host-preset.ts'
export { oneBundlePreset, type OneBundlePreset } from './one-bundle-preset.ts'
export { remotePreset, type RemotePreset } from './remote-preset.ts'
