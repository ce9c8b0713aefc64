<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Switching;
use DesignMarketplace\People\Verification\Claim;
use DesignMarketplace\People\Verification\Verification;
use WP_CLI;
use WP_CLI\Utils;
use WP_Error;
use WP_User;
use WP_User_Query;

/** Lists members, activates them, sends them a new activation email, switches them off and on, confirms their universities. */
final class Members_Command {

	private const FIELDS = array( 'id', 'role', 'slug', 'name', 'email', 'state', 'registered' );

	/**
	 * Lists members, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--role=<role>]
	 * : Only those of this role.
	 * ---
	 * options:
	 *   - designer
	 *   - contractor
	 * ---
	 *
	 * [--state=<state>]
	 * : Only active ones, those waiting for activation, or those that are off.
	 * ---
	 * options:
	 *   - active
	 *   - waiting
	 *   - 'off'
	 * ---
	 *
	 * [--search=<words>]
	 * : Only those with these words in their name, slug or email address.
	 *
	 * [--limit=<n>]
	 * : At most this many.
	 * ---
	 * default: 50
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Only these columns, comma-separated: id, role, slug, name, email, state, registered.
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
	 *     wp design-marketplace members list --state=waiting
	 *     wp design-marketplace members list --role=contractor --format=json
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function list( array $args, array $options ): void {
		$fields = 'ids' === ( $options['format'] ?? '' ) ? array() : wp_parse_list( (string) ( $options['fields'] ?? '' ) );
		$rows   = array_map( array( self::class, 'row' ), $this->find( $options ) );
		Option::print( $rows, $fields ? array_map( 'strval', array_values( $fields ) ) : self::FIELDS, $options );
	}

	/**
	 * Activates accounts, as the link in the email does.
	 *
	 * ## OPTIONS
	 *
	 * <member>...
	 * : Id, email address or slug.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members activate ada@example.org
	 * @param list<string> $args Members.
	 */
	public function activate( array $args ): void {
		foreach ( array_map( array( Option::class, 'member' ), $args ) as $member ) {
			if ( Account_State::Active === State::of( $member ) ) {
				WP_CLI::log( sprintf( '%s was active before.', $member->user_email ) );
			} elseif ( Account_State::Off === State::of( $member ) ) {
				WP_CLI::error( sprintf( '%s is off.', $member->user_email ) );
			} elseif ( ( new Activation() )->activate( $member->ID ) ) {
				WP_CLI::success( sprintf( '%s is active.', $member->user_email ) );
			} else {
				WP_CLI::error( sprintf( '%s could not be activated.', $member->user_email ) );
			}
		}
	}

	/**
	 * Sends a new activation email. The link of the one before stops working.
	 *
	 * ## OPTIONS
	 *
	 * <member>...
	 * : Id, email address or slug.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members resend ada@example.org
	 * @param list<string> $args Members.
	 */
	public function resend( array $args ): void {
		foreach ( array_map( array( Option::class, 'member' ), $args ) as $member ) {
			if ( Account_State::Waiting !== State::of( $member ) ) {
				WP_CLI::error( sprintf( '%s is not waiting for activation.', $member->user_email ) );
			}
			( new Activation() )->request_again( $member->user_email );
			WP_CLI::success( sprintf( 'A new activation email to %s is on its way.', $member->user_email ) );
		}
	}

	/**
	 * Switches accounts off: to others they are as if erased, and nobody can log in with them. Their owners get an email.
	 *
	 * ## OPTIONS
	 *
	 * <member>...
	 * : Id, email address or slug.
	 *
	 * --reason=<reason>
	 * : Why: spam, fraud, offensive, rights, unpaid, or a sentence of your own. The member reads it.
	 *
	 * [--words=<words>]
	 * : More about it. The member reads it, too.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members off ada@example.org --reason=spam
	 *     wp design-marketplace members off ada@example.org --reason="Sends the same words to every designer."
	 * @param list<string>         $args    Members.
	 * @param array<string,string> $options
	 */
	public function off( array $args, array $options ): void {
		[ $reason, $words ] = Option::reason( $options );
		$by                 = get_current_user_id();
		$off                = static fn( int $id ): bool|WP_Error => ( new Switching() )->off( $id, $by, $reason, $words );
		self::each( $args, $off, '%s is off.', '%s was off before.' );
	}

	/**
	 * Switches accounts on again.
	 *
	 * ## OPTIONS
	 *
	 * <member>...
	 * : Id, email address or slug.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members on ada@example.org
	 * @param list<string> $args Members.
	 */
	public function on( array $args ): void {
		$on = static fn( int $id ): bool|WP_Error => ( new Switching() )->on( $id, get_current_user_id() );
		self::each( $args, $on, '%s is on again.', '%s was not off.' );
	}

	/**
	 * Confirms that members belong to the university they say.
	 *
	 * ## OPTIONS
	 *
	 * <member>...
	 * : Id, email address or slug.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members verify kettle-works
	 * @param list<string> $args Members.
	 */
	public function verify( array $args ): void {
		self::tick( Claim::School, $args );
	}

	/**
	 * Takes the confirmation of universities back.
	 *
	 * ## OPTIONS
	 *
	 * [<member>...]
	 * : Id, email address or slug.
	 *
	 * [--confirmed-by=<address>]
	 * : Every member this address of a university has confirmed, in case it was misused.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members unverify kettle-works
	 *     wp design-marketplace members unverify --confirmed-by=ada@epfl.ch
	 * @param list<string>         $args    Members.
	 * @param array<string,string> $options
	 */
	public function unverify( array $args, array $options ): void {
		self::untick( Claim::School, $args, $options );
	}

	/**
	 * Confirms that companies are who they say.
	 *
	 * ## OPTIONS
	 *
	 * <member>...
	 * : Id, email address or slug.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members confirm kettle-works
	 * @param list<string> $args Members.
	 */
	public function confirm( array $args ): void {
		self::tick( Claim::Company, $args );
	}

	/**
	 * Takes the confirmation of companies back.
	 *
	 * ## OPTIONS
	 *
	 * [<member>...]
	 * : Id, email address or slug.
	 *
	 * [--confirmed-by=<address>]
	 * : Every company this address has confirmed, in case it was misused.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members unconfirm kettle-works
	 * @param list<string>         $args    Members.
	 * @param array<string,string> $options
	 */
	public function unconfirm( array $args, array $options ): void {
		self::untick( Claim::Company, $args, $options );
	}

	/** @param list<string> $names */
	private static function tick( Claim $claim, array $names ): void {
		foreach ( array_map( array( Option::class, 'member' ), $names ) as $member ) {
			$failure = ( new Verification( $claim ) )->tick( $member->ID, get_current_user_id() );
			if ( $failure ) {
				WP_CLI::error( sprintf( '%s: %s', $member->user_email, $failure->get_error_message() ) );
			}
			$what = Claim::School === $claim ? $claim->subject( $member->ID ) : 'the company';
			WP_CLI::success( sprintf( '%s: %s is confirmed.', $member->user_email, $what ) );
		}
	}

	/**
	 * @param list<string>         $names
	 * @param array<string,string> $options
	 */
	private static function untick( Claim $claim, array $names, array $options ): void {
		$service = new Verification( $claim );
		$address = (string) Utils\get_flag_value( $options, 'confirmed-by', '' );
		$ids     = '' === $address ? array() : $service->vouched_by( $address );
		if ( ! $names && ! $ids ) {
			WP_CLI::error( '' === $address ? 'Name a member, or an address with --confirmed-by.' : 'This address has confirmed nobody.' );
		}
		$untick = static fn( int $id ): bool|WP_Error => $service->untick( $id, get_current_user_id() );
		self::each( array( ...$names, ...array_map( 'strval', $ids ) ), $untick, '%s is not confirmed any more.', '%s was not confirmed.' );
	}

	/**
	 * Does something for each member, and says whether it has changed anything; an error ends the command.
	 * @param array<string>                 $names
	 * @param callable(int):(bool|WP_Error) $work
	 */
	private static function each( array $names, callable $work, string $done, string $before ): void {
		foreach ( array_map( array( Option::class, 'member' ), $names ) as $member ) {
			$is_done = $work( $member->ID );
			if ( $is_done instanceof WP_Error ) {
				WP_CLI::error( sprintf( '%s: %s', $member->user_email, $is_done->get_error_message() ) );
			}
			WP_CLI::success( sprintf( $is_done ? $done : $before, $member->user_email ) );
		}
	}

	/**
	 * @param array<string,mixed> $options Flags.
	 * @return list<WP_User>
	 */
	private function find( array $options ): array {
		$role   = (string) Utils\get_flag_value( $options, 'role', '' );
		$state  = (string) Utils\get_flag_value( $options, 'state', '' );
		$search = (string) Utils\get_flag_value( $options, 'search', '' );
		$query  = array(
			'role__in' => '' === $role ? Roles::ALL : array( $role ),
			'number'   => Option::number( $options, 'limit', 50 ),
			'orderby'  => 'ID',
			'order'    => 'DESC',
		);
		if ( Account_State::Off->value === $state ) {
			unset( $query['role__in'] );
		}
		if ( '' !== $search ) {
			$query['search']         = "*{$search}*";
			$query['search_columns'] = array( 'user_email', 'user_nicename', 'display_name' );
		}
		$only = static function ( WP_User_Query $found ) use ( $state ): void {
			global $wpdb;
			$found->query_where .= ' AND ' . State::sql( Account_State::from( $state ), "{$wpdb->users}.ID" );
		};
		if ( '' !== $state ) {
			add_action( 'pre_user_query', $only );
		}
		$users = get_users( $query );
		remove_action( 'pre_user_query', $only );
		return array_values( array_filter( $users, static fn( mixed $user ): bool => $user instanceof WP_User ) );
	}

	/** @return array<string,int|string> */
	private static function row( WP_User $user ): array {
		return array(
			'id'         => $user->ID,
			'role'       => Roles::of( $user ),
			'slug'       => $user->user_nicename,
			'name'       => Member_Fields::display_name( $user ),
			'email'      => $user->user_email,
			'state'      => State::of( $user )->value,
			'registered' => $user->user_registered,
		);
	}
}
