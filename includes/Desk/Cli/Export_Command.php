<?php
/** `wp design-marketplace export`: prints all data the site has about a member. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\People\Privacy\Inventory;
use WP_CLI;

final class Export_Command {

	public function __construct( private readonly Inventory $inventory = new Inventory() ) {}

	/**
	 * Prints a member's data as JSON: what the member gets under "Export my data", but for the messages, which the member alone may fetch.
	 *
	 * ## OPTIONS
	 *
	 * <member>
	 * : Id, email address or slug.
	 *
	 * [--format=<format>]
	 * : JSON, which is what members get.
	 * ---
	 * default: json
	 * options:
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace export ada@example.org > ada.json
	 * @param list<string> $args The member.
	 */
	public function __invoke( array $args ): void {
		$member = Member_Finder::need( $args[0] );
		WP_CLI::line( $this->inventory->json( $this->inventory->export( $member->ID ) ) );
	}
}
