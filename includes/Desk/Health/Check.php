<?php
/** One requirement of the marketplace on its host, and the check for it. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

/** Site Health and `wp design-marketplace doctor` run all checks in Checks. */
interface Check {

	/** Unique id in lower case with hyphens. It never changes. */
	public const ID = '';

	/** Whether the check sends HTTP requests to the site: Site Health then runs it asynchronously. */
	public const SLOW = false;

	/** Whether the check reads PHP settings, which may differ on the command line. */
	public const OF_PHP = false;

	public function name(): string;

	public function run(): Finding;
}
