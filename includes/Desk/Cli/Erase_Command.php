<?php
/** `wp design-marketplace erase`: deletes a member's account. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\People\Members\Deletion;
use WP_CLI;
use WP_Error;

final class Erase_Command {

	public function __construct( private readonly Deletion $deletion = new Deletion() ) {}

	/**
	 * Deletes a member's account with everything of theirs, as "Delete my account" does. Candidates of their open jobs are told.
	 *
	 * ## OPTIONS
	 *
	 * <member>
	 * : Id, email address or slug. Only members are ever deleted.
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace erase ada@example.org
	 *     wp design-marketplace erase 123 --yes
	 * @param list<string>        $args    The member.
	 * @param array<string,mixed> $options Flags.
	 */
	public function __invoke( array $args, array $options ): void {
		$member = Member_Finder::need( $args[0] );
		Option::need_yes(
			sprintf(
				'Delete %s (%s) with all works, jobs, applications and pictures? This cannot be undone.',
				$member->user_nicename,
				$member->user_email
			),
			$options
		);
		$result = $this->deletion->delete( $member->ID );
		if ( $result instanceof WP_Error ) {
			WP_CLI::error( $result->get_error_message() );
		}
		WP_CLI::success( sprintf( '%s is deleted.', $member->user_email ) );
	}
}
