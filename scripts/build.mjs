import { install, run } from './install.mjs';

install();
run('npx', ['--no-install', 'webpack', ...process.argv.slice(2)]);
