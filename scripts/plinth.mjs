#!/usr/bin/env node
import { run } from './bootstrap.mjs';

run('plinth', process.argv.slice(2));
