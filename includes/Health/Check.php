<?php
/**
 * One thing the marketplace needs of its host, and how to find out whether it has it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Health;

/**
 * Site Health and `wp design-marketplace doctor` both walk the list of Checks.
 */
interface Check {

	/**
	 * Lower case with hyphens; each check has its own, and it never changes.
	 */
	public const ID = '';

	/**
	 * Whether it asks the site something over HTTP, so that a page does not wait for it.
	 */
	public const SLOW = false;

	/**
	 * Whether it looks at settings of PHP, which are others on the command line.
	 */
	public const OF_PHP = false;

	/**
	 * What is looked at, in a few words.
	 */
	public function name(): string;

	/**
	 * Looks.
	 */
	public function run(): Finding;
}
