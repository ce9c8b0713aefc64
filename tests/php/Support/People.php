<?php
/** Makes members as registration and activation leave them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Account;
use DesignMarketplace\People\Members\Member_Fields;
use RuntimeException;

final class People {

	public const PASSWORD = 'password123';

	private const DESIGNER = array(
		'name'    => 'Ada Test',
		'job'     => 'Type designer',
		'country' => 'Switzerland',
		'city'    => 'Lausanne',
		'cgu_1'   => true,
		'cgu_2'   => true,
	);

	private const CONTRACTOR = array(
		'company'                   => 'Test Company',
		'country'                   => 'Switzerland',
		'city'                      => 'Lausanne',
		'company_size'              => 12,
		'contact_name'              => 'Grace Test',
		'contact_job'               => 'Founder',
		'project_headline'          => 'A kettle that listens',
		'project_short_description' => 'We make kettles.',
		'project_description'       => 'We make kettles that listen.',
		'cgu_1'                     => true,
		'cgu_2'                     => true,
	);

	/**
	 * How many were made, so that names and addresses differ.
	 * @var int
	 */
	private static int $count = 0;

	/**
	 * An active designer.
	 * @param array<string,mixed> $fields Fields that differ; `email` and `activated` too.
	 * @return int User id.
	 */
	public static function designer( array $fields = array() ): int {
		return self::make( 'designer', $fields + self::DESIGNER );
	}

	/**
	 * An active contractor.
	 * @param array<string,mixed> $fields Fields that differ; `email` and `activated` too.
	 * @return int User id.
	 */
	public static function contractor( array $fields = array() ): int {
		return self::make( 'contractor', $fields + self::CONTRACTOR );
	}

	/**
	 * The site's administrator.
	 * @return int User id.
	 */
	public static function administrator(): int {
		$user = get_user_by( 'login', 'admin' );
		return $user ? $user->ID : throw new RuntimeException( 'The site has no user "admin".' );
	}

	/**
	 * Somebody's e-mail address.
	 * @param int $user_id User.
	 */
	public static function email( int $user_id ): string {
		return (string) get_the_author_meta( 'user_email', $user_id );
	}

	/**
	 * Somebody's slug.
	 * @param int $user_id User.
	 */
	public static function slug( int $user_id ): string {
		return (string) get_the_author_meta( 'user_nicename', $user_id );
	}

	/**
	 * Creates the account and writes its fields.
	 * @param string              $role   designer or contractor.
	 * @param array<string,mixed> $fields Fields.
	 */
	private static function make( string $role, array $fields ): int {
		$number = ++self::$count;
		$email  = $fields['email'] ?? "$role.$number@example.test";
		$name   = $fields[ Member_Fields::name_field( $role ) ];
		$slug   = sanitize_title( "$name $number" );
		if ( ! is_string( $email ) || ! is_string( $name ) ) {
			throw new RuntimeException( 'E-mail and name are texts.' );
		}
		$id = Account::create( $role, $email, self::PASSWORD, $name, $slug );
		if ( ! is_int( $id ) ) {
			throw new RuntimeException( $id->get_error_message() );
		}
		Member_Fields::write( $id, array_diff_key( $fields, array_flip( array( 'email', 'activated' ) ) ) );
		State::wait( $id );
		if ( $fields['activated'] ?? true ) {
			State::activate( $id );
		}
		// The request that made the account has ended.
		( new Indexer() )->flush();
		return $id;
	}
}
