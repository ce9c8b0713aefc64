// Browser tests, with the Chromium of the system, on a site that is already running ("npm start", or bin/test.mjs).
import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

// The shell without a window's machinery first: it does the same in three quarters of the time.
const browsers = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export default defineConfig( {
	testDir: 'tests/e2e',
	outputDir: 'tests/e2e/artifacts',
	// One site and one inbox for all: one test at a time.
	workers: 1,
	fullyParallel: false,
	forbidOnly: !! process.env.CI,
	// On two cores a test takes some seconds, and an answer some hundred milliseconds: ten seconds more must not pass unseen.
	// Tests that are whole journeys say so with test.slow().
	timeout: 60_000,
	expect: { timeout: 6_000 },
	reporter: [ [ 'list' ] ],
	use: {
		...devices[ 'Desktop Chrome' ],
		baseURL: process.env.SITE_URL ?? 'http://localhost:8888',
		locale: 'en-GB',
		timezoneId: 'Europe/Zurich',
		// Without its film, which costs a tenth of the time; the page at each step is in it all the same. CI keeps no files, so it makes none.
		trace: process.env.CI
			? 'off'
			: {
					mode: 'retain-on-failure',
					screenshots: false,
					snapshots: true,
				},
		screenshot: 'only-on-failure',
		actionTimeout: 8_000,
		navigationTimeout: 9_000,
		launchOptions: {
			executablePath:
				process.env.CHROMIUM_PATH ??
				browsers.find( ( path ) => existsSync( path ) ),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				// One process less to talk to.
				'--in-process-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
} );
