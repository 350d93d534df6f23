let openedBefore = 0

/**
 * A `BroadcastChannel` for one test file: its instances hear each other alone, and `closeAll` closes them. Node's
 * reaches the whole process: a channel that an earlier file left open would hear a later one, and answer after its
 * document is gone.
 */
export const ownChannels = () => {
  openedBefore += 1
  const prefix = `${openedBefore}:`
  const channels = new Set<BroadcastChannel>()
  class OwnChannel extends BroadcastChannel {
    constructor(name: string) {
      super(prefix + name)
      channels.add(this)
    }

    override get name(): string {
      return super.name.slice(prefix.length)
    }
  }
  const closeAll = (): void => {
    for (const channel of channels) channel.close()
    channels.clear()
  }
  return { OwnChannel, closeAll }
}
