<?php
/** Creates activated members from the demo's texts, without any email. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Reservations;
use DesignMarketplace\People\Accounts\Slugs;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Account;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Member_Fields;
use RuntimeException;
use WP_Error;

final class Accounts {

	public const PASSWORD = 'password123';

	public function __construct( private readonly Marks $marks ) {}

	/**
	 * Creates an account. The fields are checked by the sign-up form.
	 *
	 * @param string              $role   designer or contractor.
	 * @param float               $days   Days since the last change.
	 * @param array<string,mixed> $values Fields.
	 * @return int User id.
	 */
	public function create( string $mark, string $role, string $email, string $language, float $days, array $values ): int {
		$values += array(
			'role'            => $role,
			'email'           => $email,
			'password'        => self::PASSWORD,
			'password_verify' => self::PASSWORD,
			'cgu_1'           => true,
			'cgu_2'           => true,
		);
		$errors  = Contract::form( 'member', "register_{$role}" )->errors( $values, false, array( 'avatar', 'project_image' ) );
		if ( $errors ) {
			throw new RuntimeException( "{$email}: " . wp_json_encode( $errors ) );
		}
		$name   = (string) $values[ Member_Fields::name_field( $role ) ];
		$claims = new Reservations();
		$slug   = ( new Slugs() )->claim( $name, $claims );
		$id     = Account::create( $role, $email, self::PASSWORD, $name, $slug );
		$claims->release();
		if ( $id instanceof WP_Error ) {
			throw new RuntimeException( "{$email}: " . $id->get_error_message() );
		}
		Member_Fields::write(
			$id,
			array( 'locale' => $language ) + $values + array_fill_keys( array_keys( Member_Fields::rules( $role ) ), null )
		);
		// With their time, which the newsletter's list shows.
		$given = array_intersect_key( $values, array_flip( array( 'cgu_1', 'cgu_2', 'newsletter' ) ) );
		Consent::log( $id, array_filter( $given ), 'signup' );
		State::wait( $id );
		State::activate( $id );
		update_user_meta( $id, State::UPDATED, Clock::post( $days )['post_date_gmt'] );
		$this->marks->put_user( $mark, $id );
		return $id;
	}

	/** @param string $field avatar or project_image. */
	public function set_image( int $user_id, string $field, int $image ): void {
		Member_Fields::write( $user_id, array( $field => $image ) );
	}

	/**
	 * A person's web addresses that are not empty.
	 *
	 * @param array<string,mixed> $texts Texts with `links`.
	 * @return array<string,string>
	 */
	public static function links( array $texts ): array {
		return array_filter( (array) ( $texts['links'] ?? array() ), 'is_string' );
	}

	/** The demo's password is public, so a slow hash has no use. Applies to this command's run only. */
	public static function hash_quickly(): void {
		add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
	}
}
