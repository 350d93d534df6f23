import { root } from '../product/root.ts'
import { MANIFESTS } from './manifests.ts'
import { writeManifests } from './write-manifests.ts'

writeManifests(root)
console.log(`${MANIFESTS} is made from docker-compose.yml.`)
