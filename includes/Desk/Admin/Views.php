<?php
/** The filters of the lists of members and of design jobs, and what an administrator has saved of them under a name. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DateTimeImmutable;
use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Lists\Post_List;
use DesignMarketplace\Desk\Admin\Lists\Skill_Filter;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Schools\Schools;

/**
 * @phpstan-type Filters array<string,string>
 * @phpstan-type View array{key:string,name:string,list:string,filters:Filters}
 */
final class Views implements Has_User_Meta {

	/** The two lists that have views. */
	public const MEMBERS = 'members';
	public const JOBS    = 'jobs';

	/** Names in the address by filter, of the list of members. */
	public const PARAMETERS = array(
		'role'        => 'role',
		'state'       => Users_List::STATE,
		'school'      => 'dm_school',
		'graduation'  => 'dm_graduation',
		'city'        => 'dm_city',
		'skill'       => Skill_Filter::PARAMETER,
		'confirmed'   => 'dm_confirmed',
		'newsletter'  => 'dm_newsletter',
		'seen'        => 'dm_seen',
		'never'       => 'dm_never',
		'joined_from' => 'dm_from',
		'joined_to'   => 'dm_to',
		'text'        => 's',
	);

	/** Names in the address that differ from the filter's, of the list of design jobs. */
	private const OF_JOBS = array( 'text' => 's', 'status' => 'post_status' );

	/** Lacks the prefix of members' fields. Each site of a network has its own, see State::key(). */
	private const META = '_design_marketplace_views';

	private const MOST   = 50;
	public const LONGEST = 60;

	/** They are an administrator's tool, and nobody's data. */
	public function user_meta(): array {
		return array( self::META => false );
	}

	/**
	 * An administrator's views, in the order of names.
	 * @return array<string,View> By key.
	 */
	public static function of( int $user_id, string $list = self::MEMBERS ): array {
		$views = get_user_meta( $user_id, State::key( self::META ), true );
		$views = array_filter( is_array( $views ) ? $views : array(), static fn( array $view ): bool => $list === $view['list'] );
		uasort( $views, static fn( array $one, array $other ): int => strnatcasecmp( $one['name'], $other['name'] ) );
		return $views;
	}

	/** @return View|null A view of any administrator, by its key. */
	public static function find( string $key ): ?array {
		return self::of( (int) $key )[ $key ] ?? self::of( (int) $key, self::JOBS )[ $key ] ?? null;
	}

	/**
	 * Saves a view of the current user's; one of the same name is replaced.
	 * @param Filters $filters
	 * @return string Its key, '' where there are too many.
	 */
	public static function save( string $name, string $list, array $filters ): string {
		$id    = get_current_user_id();
		$name  = mb_substr( trim( sanitize_text_field( $name ) ), 0, self::LONGEST );
		$key   = $id . '-' . substr( md5( "{$list}|{$name}" ), 0, 12 );
		$views = self::of( $id ) + self::of( $id, self::JOBS );
		if ( '' === $name || ( count( $views ) >= self::MOST && ! isset( $views[ $key ] ) ) ) {
			return '';
		}
		$views[ $key ] = compact( 'key', 'name', 'list', 'filters' );
		update_user_meta( $id, State::key( self::META ), wp_slash( $views ) );
		return $key;
	}

	/** Removes a view of the current user's. */
	public static function remove( string $key ): void {
		$id    = get_current_user_id();
		$views = self::of( $id ) + self::of( $id, self::JOBS );
		unset( $views[ $key ] );
		update_user_meta( $id, State::key( self::META ), wp_slash( $views ) );
	}

	/**
	 * The filters in an address that are known and have a known value.
	 * @param array<string,mixed> $sent By parameter.
	 * @return Filters
	 */
	public static function known( array $sent ): array {
		$known   = array();
		$choices = self::choices();
		foreach ( self::PARAMETERS as $name => $parameter ) {
			$value   = is_string( $sent[ $parameter ] ?? null ) ? trim( $sent[ $parameter ] ) : '';
			$is_good = match ( true ) {
				isset( $choices[ $name ] )                 => isset( $choices[ $name ][ $value ] ),
				str_starts_with( $name, 'joined_' ) => self::is_day( $value ),
				default                            => mb_strlen( $value ) <= 100,
			};
			if ( '' !== $value && $is_good ) {
				$known[ $name ] = $value;
			}
		}
		return $known;
	}

	/**
	 * The same of the list of design jobs.
	 * @param array<string,mixed> $sent By parameter, which is the filter's name.
	 * @return Filters
	 */
	public static function known_of_jobs( array $sent ): array {
		$text   = is_string( $sent['s'] ?? null ) ? trim( $sent['s'] ) : '';
		$status = is_string( $sent['post_status'] ?? null ) && Mission_State::tryFrom( $sent['post_status'] ) ? $sent['post_status'] : '';
		$known  = Post_List::known( Item_Types::MISSION, $sent );
		return array_filter( array( 'status' => $status, 'text' => mb_substr( $text, 0, 100 ) ) ) + $known;
	}

	/**
	 * The query of an address that has these filters.
	 * @param Filters $filters
	 * @return array<string,string>
	 */
	public static function query( array $filters, string $list = self::MEMBERS ): array {
		$names = self::MEMBERS === $list ? self::PARAMETERS : self::OF_JOBS;
		$query = array();
		foreach ( $filters as $name => $value ) {
			$query[ $names[ $name ] ?? $name ] = $value;
		}
		return $query;
	}

	/** @return array<string,array<int|string,string>> Labels of values, by filter. '' is none. */
	public static function choices(): array {
		$schools = array_column( Schools::all(), 'name', 'code' );
		$year    = (int) wp_date( 'Y', Clock::now() );
		$years   = array_map( 'strval', range( $year + 4, $year - 20 ) );
		return array(
			'role'       => array(
				''                => __( 'Any role', 'design-marketplace' ),
				Roles::DESIGNER   => __( 'Designers', 'design-marketplace' ),
				Roles::CONTRACTOR => __( 'Entrepreneurs', 'design-marketplace' ),
			),
			'state'      => array(
				''                            => __( 'Any state', 'design-marketplace' ),
				Account_State::Active->value  => Account_State::Active->label(),
				Account_State::Waiting->value => Account_State::Waiting->label(),
				Account_State::Off->value     => Account_State::Off->label(),
			),
			'school'     => array( '' => __( 'Any school', 'design-marketplace' ) ) + $schools + array( Schools::OTHER => __( 'Another school', 'design-marketplace' ) ),
			'graduation' => array( '' => __( 'Any year', 'design-marketplace' ) ) + array_combine( $years, $years ),
			'skill'      => array( '' => __( 'All skills', 'design-marketplace' ) ) + Skill_Filter::names(),
			'confirmed'  => array(
				''    => __( 'Confirmed or not', 'design-marketplace' ),
				'yes' => __( 'Confirmed', 'design-marketplace' ),
				'no'  => __( 'Not confirmed', 'design-marketplace' ),
			),
			'newsletter' => array(
				''    => __( 'With or without newsletter', 'design-marketplace' ),
				'yes' => __( 'Gets the newsletter', 'design-marketplace' ),
				'no'  => __( 'Does not get the newsletter', 'design-marketplace' ),
			),
			'seen'       => array( '' => __( 'Any last visit', 'design-marketplace' ) )
				+ array_combine( Roster::SEEN, array_map( array( self::class, 'seen' ), Roster::SEEN ) ),
			'never'      => array(
				''          => __( 'Whatever they did', 'design-marketplace' ),
				'published' => __( 'Never published a project', 'design-marketplace' ),
				'applied'   => __( 'Never applied', 'design-marketplace' ),
				'posted'    => __( 'Never posted a design job', 'design-marketplace' ),
			),
		);
	}

	/** A choice of the last visit. */
	private static function seen( string $value ): string {
		[ $way, $days ] = array( ...explode( '_', $value ), '0' );
		/* translators: %s: number of days. */
		$within = _n( 'Seen in the last %s day', 'Seen in the last %s days', (int) $days, 'design-marketplace' );
		/* translators: %s: number of days. */
		$not = _n( 'Not seen for %s day', 'Not seen for %s days', (int) $days, 'design-marketplace' );
		return 'never' === $value
			? __( 'Never seen', 'design-marketplace' )
			: Ui::counted( 'within' === $way ? $within : $not, (int) $days );
	}

	public static function is_day( string $value ): bool {
		// A zero byte would be an error.
		$day = ctype_print( $value ) ? DateTimeImmutable::createFromFormat( '!Y-m-d', $value ) : false;
		return $day && $day->format( 'Y-m-d' ) === $value;
	}
}
