import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Sends a file as a form with curl and returns bytes per second as curl counted them; throws unless the answer is 201.
 */
export const curlForm = async (url: string, file: string, token: string): Promise<number> => {
  const figures = '%{http_code} %{speed_upload}'
  const { stdout } = await run('curl', [
    '--silent',
    '--show-error',
    '--output',
    '/dev/null',
    '--write-out',
    figures,
    '--header',
    `Authorization: Bearer ${token}`,
    '--header',
    'Expect:',
    '--form',
    `file=@${file}`,
    url,
  ])
  const [status, speed] = stdout.split(' ').map(Number)
  if (status !== 201 || !speed) throw new Error(`${url} answered ${stdout}`)
  return speed
}
