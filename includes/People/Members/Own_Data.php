<?php
/** Emails a link to all of their data to a member who cannot log in. It works once, for one day. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Privacy\Inventory;
use WP_Error;
use WP_User;

/** A new link replaces the last one. A new address or password invalidates it, as somebody else may have the old mailbox. */
final class Own_Data {

	/** Meta with the key's hash and the Unix time it expires. */
	public const META = 'design_marketplace_own_data';

	public const PARAMETER = 'design_marketplace_data';

	private const SECONDS = DAY_IN_SECONDS;

	private const HASH = 64;

	public function send( int $user_id ): ?WP_Error {
		$refusal = State::has_proven_address( $user_id ) ? Limits::write( 'own_data', $user_id ) : Errors::of( 'forbidden' );
		return $refusal ?? Transaction::run(
			function () use ( $user_id ): ?WP_Error {
				$user = Account_Lock::hold_existing( array( $user_id ) ) ? get_userdata( $user_id ) : false;
				if ( ! $user ) {
					return Errors::of( 'user_not_found' );
				}
				$key   = wp_generate_password( 40, false );
				$until = Clock::now() + self::SECONDS;
				update_user_meta( $user_id, State::key( self::META ), self::kept( $user, $key, $until ) );
				Outbox::tell( $user_id, 'own_data', hash( 'sha256', $key ), compact( 'key', 'until' ) );
				return null;
			}
		);
	}

	public static function url( int $user_id, string $key ): string {
		return add_query_arg( self::PARAMETER, "{$user_id}.{$key}", home_url( '/' ) );
	}

	public function read( string $token ): ?WP_User {
		if ( ! preg_match( '/^(\d{1,18})\.([A-Za-z0-9]{40})$/D', $token, $parts ) ) {
			return null;
		}
		$user    = get_userdata( (int) $parts[1] );
		$kept    = $user ? (string) get_user_meta( $user->ID, State::key( self::META ), true ) : '';
		$until   = (int) substr( $kept, self::HASH + 1 );
		$is_open = $user && ! State::is_leaving( $user->ID ) && $until >= Clock::now();
		return $is_open && hash_equals( $kept, self::kept( $user, $parts[2], $until ) ) ? $user : null;
	}

	/** Consumes a token. Of several calls at once only one gets the member. */
	public function use( string $token ): ?WP_User {
		$user = $this->read( $token );
		return $user && delete_user_meta( $user->ID, State::key( self::META ), get_user_meta( $user->ID, State::key( self::META ), true ) )
			? $user
			: null;
	}

	private static function kept( WP_User $user, string $key, int $until ): string {
		return hash( 'sha256', "{$key}|{$user->user_email}|{$user->user_pass}" ) . ".{$until}";
	}

	public function answer(): void {
		$asked = Link_Page::asked( self::PARAMETER );
		if ( ! $asked ) {
			return;
		}
		[ $status, $body, $file ] = $this->handle( ...$asked );
		Link_Page::headers( $status, '' === $file ? 'text/html; charset=UTF-8' : 'application/json; charset=UTF-8' );
		if ( '' !== $file ) {
			header( "Content-Disposition: attachment; filename=\"{$file}\"" );
		}
		echo $body; // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts, or JSON as a download.
		exit;
	}

	/** @return array{int,string,string} The page, or the download. Status, body, and the name of the file, '' for a page. */
	public function handle( string $token, bool $post ): array {
		$user = $post ? $this->use( $token ) : $this->read( $token );
		if ( ! $user ) {
			return array( ...Link_Page::over( 404 ), '' );
		}
		if ( ! $post ) {
			$about = __(
				'The file contains everything this site keeps about you, including your messages. The link works once.',
				'design-marketplace'
			);
			return array(
				200,
				Link_Page::html( __( 'Your data', 'design-marketplace' ), array( $about ), __( 'Download my data', 'design-marketplace' ) ),
				'',
			);
		}
		return array(
			200,
			( new Inventory() )->json( ( new Inventory() )->own( $user->ID ) ),
			sanitize_file_name( "{$user->user_nicename}.json" ),
		);
	}
}
