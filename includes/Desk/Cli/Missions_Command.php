<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Trust\Approval_Hold;
use DesignMarketplace\Trust\Approving;
use DesignMarketplace\Trust\Held_Change;
use WP_CLI;
use WP_CLI\Utils;
use WP_Error;

/** Lists design jobs that wait, approves and rejects them. */
final class Missions_Command {

	private const FIELDS = array( 'id', 'company', 'title', 'what', 'since', 'read' );

	/**
	 * Lists design jobs that are waiting for approval, or have a change that is, longest waiting first.
	 *
	 * ## OPTIONS
	 *
	 * [--limit=<n>]
	 * : At most this many.
	 * ---
	 * default: 50
	 * ---
	 *
	 * [--format=<format>]
	 * : How to print them.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace missions held
	 *     wp design-marketplace missions held --format=json
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function held( array $args, array $options ): void {
		$rows = array_map( array( self::class, 'row' ), Approval_Hold::waiting_page( Option::number( $options, 'limit', 50 ) ) );
		Option::print( $rows, self::FIELDS, $options );
	}

	/**
	 * Approves design jobs that wait, and changes that do.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Numbers of design jobs.
	 *
	 * [--read=<version>]
	 * : The version you have read, as `held` names it. Another one now is not approved.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace missions approve 12
	 * @param list<string>         $args    Numbers.
	 * @param array<string,string> $options
	 */
	public function approve( array $args, array $options ): void {
		$read = (string) Utils\get_flag_value( $options, 'read', '' );
		foreach ( array_map( 'intval', $args ) as $id ) {
			self::say( $id, ( new Approving() )->approve( $id, get_current_user_id(), $read ), 'approved' );
		}
	}

	/**
	 * Rejects design jobs that wait, and changes that do. Their companies get an email with the reason.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Numbers of design jobs.
	 *
	 * --reason=<reason>
	 * : Why: spam, fraud, offensive, rights, unpaid, or a sentence of your own. The company reads it.
	 *
	 * [--words=<words>]
	 * : More about it. The company reads it, too.
	 *
	 * [--read=<version>]
	 * : The version you have read, as `held` names it. Another one now is not rejected.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace missions reject 12 --reason=unpaid
	 * @param list<string>         $args    Numbers.
	 * @param array<string,string> $options
	 */
	public function reject( array $args, array $options ): void {
		[ $reason, $words ] = Option::reason( $options );
		$read               = (string) Utils\get_flag_value( $options, 'read', '' );
		foreach ( array_map( 'intval', $args ) as $id ) {
			self::say( $id, ( new Approving() )->reject( $id, get_current_user_id(), $reason, $words, $read ), 'rejected' );
		}
	}

	/**
	 * @param WP_Error|null $error Null on success.
	 * @param string        $done  Past participle for the message.
	 */
	private static function say( int $id, ?WP_Error $error, string $done ): void {
		if ( $error ) {
			WP_CLI::error( sprintf( '%d: %s', $id, $error->get_error_message() ) );
		}
		WP_CLI::success( sprintf( '%d is %s.', $id, $done ) );
	}

	/**
	 * @param array{thing:Reported_Item,since:string} $held Result of Approval_Hold.
	 * @return array<string,int|string>
	 */
	private static function row( array $held ): array {
		$post  = $held['thing']->post();
		$words = Held_Change::of( $held['thing']->id );
		return array(
			'id'      => $held['thing']->id,
			'company' => (string) get_the_author_meta( 'user_nicename', $held['thing']->owner ),
			'title'   => $words['post_title'] ?? $post->post_title ?? '',
			'what'    => $words ? 'change' : 'job',
			'since'   => $held['since'],
			'read'    => $post ? Approval_Hold::version( $post ) : '',
		);
	}
}
