#!/usr/bin/env node
import { bundleService } from './bundle-service.ts'

await bundleService(process.cwd())
