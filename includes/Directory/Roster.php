<?php
/** All members in one narrow table, also those who wait or are off: administrators find, sort and count them there. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DateTimeImmutable;
use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Last_Seen;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;
use WP_User;

/**
 * A row is worked out from the account. Only what administrators read is read from here.
 * @phpstan-type Filters array<string,string>
 */
final class Roster {

	/** The choices of `seen`: days within which, or for which not. */
	public const SEEN = array( 'within_7', 'within_30', 'within_90', 'not_30', 'not_90', 'not_365', 'never' );

	/** The choices of `never`, which are columns, and who can do it. */
	public const NEVER = array( 'published' => Roles::DESIGNER, 'applied' => Roles::DESIGNER, 'posted' => Roles::CONTRACTOR );

	/** The columns one can sort by. */
	private const SORTED = array( 'name', 'role', 'city', 'state', 'confirmed', 'joined', 'seen' );

	/** The columns, with the bytes of the longest text in some. */
	private const COLUMNS = array(
		'user_id'    => 0,
		'role'       => 20,
		'state'      => 10,
		'name'       => 60,
		'school'     => 20,
		'programme'  => 0,
		'graduation' => 0,
		'city'       => 60,
		'confirmed'  => 0,
		'newsletter' => 0,
		'joined'     => 0,
		'seen'       => 0,
		'published'  => 0,
		'applied'    => 0,
		'posted'     => 0,
		'skills'     => 1000,
		'found'      => 1000,
	);

	private const NUMBERS = array( 'user_id', 'graduation', 'confirmed', 'newsletter', 'published', 'applied', 'posted' );

	/** The columns that are 1 once there is such an item. */
	private const ITEMS = array(
		'published' => Item_Types::WORK,
		'applied'   => Item_Types::APPLICATION,
		'posted'    => Item_Types::MISSION,
	);

	private const FOUND = array( 'name', 'company', 'city', 'contact_name', 'ecosystem_other', 'school_other' );

	/** One pass over all rows is faster than to follow an order in an index. Texts are compared byte by byte, as they are folded. */
	public const TABLE = "
		user_id bigint(20) unsigned NOT NULL,
		role varchar(20) NOT NULL DEFAULT '',
		state varchar(10) NOT NULL DEFAULT '',
		name varbinary(60) NOT NULL DEFAULT '',
		school varchar(20) NOT NULL DEFAULT '',
		programme varchar(80) NOT NULL DEFAULT '',
		graduation smallint(5) unsigned NOT NULL DEFAULT 0,
		city varbinary(60) NOT NULL DEFAULT '',
		confirmed tinyint(1) NOT NULL DEFAULT 0,
		newsletter tinyint(1) NOT NULL DEFAULT 0,
		joined datetime NOT NULL,
		seen date NOT NULL DEFAULT '1970-01-01',
		published tinyint(1) NOT NULL DEFAULT 0,
		applied tinyint(1) NOT NULL DEFAULT 0,
		posted tinyint(1) NOT NULL DEFAULT 0,
		skills blob NOT NULL,
		found blob NOT NULL,
		PRIMARY KEY  (user_id)
	";

	/** @var array<int,true> Members to write at the end, as keys. */
	private static array $touched = array();

	/** A member has applied, was seen or has lost an application: what the lists show has not changed. */
	public static function touch( int $user_id ): void {
		self::$touched[ $user_id ] = true;
	}

	public static function flush(): void {
		if ( self::$touched ) {
			$ids           = array_keys( self::$touched );
			self::$touched = array();
			self::write( $ids );
		}
	}

	/**
	 * Writes the rows that are not as they should be.
	 * @param list<int> $ids Of members or of those who were.
	 */
	public static function write( array $ids ): void {
		foreach ( Tables::version() < 6 ? array() : array_chunk( $ids, Batches::MANY ) as $some ) {
			if ( self::build( $some ) !== self::read( $some ) ) {
				try {
					Transaction::run( static fn() => self::put( $some ) );
				} catch ( Lost_Transaction ) {
					Directory::rebuild_later();
				}
			}
		}
	}

	/** Writes the rows of all accounts anew; of others there are none. */
	public static function rebuild(): void {
		$all = 'SELECT ID FROM {users} WHERE ID > %d ORDER BY ID LIMIT %d';
		Batches::each(
			static fn( int $after ): array => Sql::ids( $all, $after, Batches::MANY ),
			static function ( array $ids ): void {
				self::write( $ids );
				if ( ! wp_using_ext_object_cache() ) {
					wp_cache_flush_runtime();
				}
			}
		);
	}

	/** @return array<string,array<string,int>> Numbers of members by role and state. Each screen of wp-admin shows one. */
	public static function numbers(): array {
		$numbers = array();
		foreach ( self::is_there() ? Kept_Counts::of( Kept_Counts::ROSTER, '', self::by_side( ... ) ) : array() as $side => $number ) {
			[ $role, $state ] = explode( ' ', $side );

			$numbers[ $role ][ $state ] = $number;
		}
		return $numbers;
	}

	/** @return array<string,int> By role and state, as one word each. */
	private static function by_side(): array {
		$numbers = array();
		foreach ( Sql::rows( 'SELECT role, state, COUNT(*) AS number FROM {roster} GROUP BY role, state' ) as $row ) {
			$numbers[ "{$row['role']} {$row['state']}" ] = (int) $row['number'];
		}
		return $numbers;
	}

	/** Its name in SQL; between an update and its migration, a table of nobody with what is counted by. */
	public static function sql(): string {
		$nobody = "( SELECT 0 AS user_id, '' AS role, '' AS state, '' AS school, '' AS programme, '' AS joined )";
		return Tables::version() < 6 ? $nobody : Tables::name( 'roster' );
	}

	/** @param Filters $filters */
	public static function count( array $filters ): int {
		$filters = array_filter( $filters, static fn( string $value ): bool => '' !== $value );
		if ( ! array_diff_key( $filters, array( 'role' => 0, 'state' => 0 ) ) ) {
			$numbers = isset( $filters['role'] ) ? array( self::numbers()[ $filters['role'] ] ?? array() ) : self::numbers();
			$numbers = isset( $filters['state'] ) ? array_column( $numbers, $filters['state'] ) : array_map( 'array_sum', $numbers );
			return array_sum( $numbers );
		}
		return self::is_there() ? (int) Sql::value( 'SELECT COUNT(*) FROM {roster} WHERE ' . self::where( $filters ) ) : 0;
	}

	/**
	 * A page of those who fit, in an order.
	 * @param Filters $filters
	 * @return list<int>
	 */
	public static function page( array $filters, string $by, bool $is_rising, int $limit, int $offset ): array {
		$by    = in_array( $by, self::SORTED, true ) ? $by : 'joined';
		$order = $is_rising ? "{$by}, user_id DESC" : "{$by} DESC, user_id DESC";
		$where = self::where( $filters );
		$sql   = "SELECT user_id FROM {roster} WHERE {$where} ORDER BY {$order} LIMIT {$limit} OFFSET {$offset}";
		return self::is_there() ? Sql::ids( $sql ) : array();
	}

	/**
	 * The next of those who fit, by their ids: who comes or goes meanwhile moves nobody else.
	 * @param Filters $filters
	 * @return list<int>
	 */
	public static function after( array $filters, int $after, int $limit ): array {
		$where = self::where( $filters );
		$sql   = "SELECT user_id FROM {roster} WHERE {$where} AND user_id > {$after} ORDER BY user_id LIMIT {$limit}";
		return self::is_there() ? Sql::ids( $sql ) : array();
	}

	/** Whether the table is there: between an update and its migration it is not. */
	private static function is_there(): bool {
		return Tables::version() > 4;
	}

	/** @param Filters $filters The answer is a condition, prepared. */
	private static function where( array $filters ): string {
		$where = array( '1=1' );
		foreach ( array_filter( $filters, static fn( string $value ): bool => '' !== $value ) as $name => $value ) {
			$where[] = self::condition( $name, $value );
		}
		return implode( ' AND ', $where );
	}

	/** SQL of one filter, prepared; one that nobody knows finds nobody. */
	private static function condition( string $name, string $value ): string {
		// Not LIKE, as SQLite's finds nothing in bytes.
		$at   = static fn( string $column, string $text ): string => "INSTR( {$column}, " . Sql::words( array( $text ) ) . ' )';
		$is   = static fn( string $column ): string => "{$column} = " . Sql::words( array( $value ) );
		$text = Words::folded( $value );
		$days = Clock::now() - (int) preg_replace( '/\D/', '', $value ) * DAY_IN_SECONDS;
		$seen = Sql::words( array( str_replace( '/', '-', Clock::day( $days ) ) ) );
		return match ( true ) {
			'role' === $name,
			'state' === $name,
			'school' === $name                                   => $is( $name ),
			'graduation' === $name && Tables::version() > 5      => 'graduation = ' . (int) $value,
			'city' === $name                                     => $at( 'city', $text ) . ' = 1',
			'text' === $name                                     => $at( 'found', $text ) . ' > 0',
			'skill' === $name                                    => $at( 'skills', ',' . (int) $value . ',' ) . ' > 0',
			'confirmed' === $name, 'newsletter' === $name        => "{$name} = " . ( 'yes' === $value ? 1 : 0 ),
			'joined_from' === $name                              => 'joined >= ' . self::midnight( $value, 0 ),
			'joined_to' === $name                                => 'joined < ' . self::midnight( $value, 1 ),
			'seen' === $name && 'never' === $value               => "seen = '1970-01-01'",
			'seen' === $name && str_starts_with( $value, 'not' ) => "seen < {$seen}",
			'seen' === $name                                     => "seen >= {$seen}",
			'never' === $name && isset( self::NEVER[ $value ] )  => "{$value} = 0 AND role = '" . self::NEVER[ $value ] . "'",
			default                                              => '1=0',
		};
	}

	/** The beginning of a day where the site is, as GMT in quotes. */
	private static function midnight( string $day, int $later ): string {
		$time = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, wp_timezone() );
		return Sql::words( array( gmdate( 'Y-m-d H:i:s', $time ? $time->modify( "+{$later} day" )->getTimestamp() : 0 ) ) );
	}

	/** @param list<int> $ids */
	private static function put( array $ids ): void {
		$rows   = self::build( Account_Lock::hold_existing( $ids, is_derived: true ) );
		$before = self::read( $ids );
		Sql::write( 'DELETE FROM {roster} WHERE user_id IN (' . Sql::in( $ids ) . ')' );
		$names = implode( ',', array_keys( self::COLUMNS ) );
		Sql::insert( "INSERT INTO {roster} ({$names})", array_map( 'array_values', array_values( $rows ) ) );
		$side = static fn( array $row ): array => array( $row['role'], $row['state'] );
		if ( array_map( $side, $before ) !== array_map( $side, $rows ) ) {
			Kept_Counts::outdate( Kept_Counts::ROSTER );
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<int,array<string,string|int>> Rows by member, in the order of the columns.
	 */
	private static function read( array $ids ): array {
		$found = array();
		$names = implode( ',', array_keys( self::COLUMNS ) );
		$rows  = Sql::rows( "SELECT {$names} FROM {roster} WHERE user_id IN (" . Sql::in( $ids ) . ')' );
		foreach ( $rows as $row ) {
			$typed = array_map( 'strval', $row );
			foreach ( self::NUMBERS as $name ) {
				$typed[ $name ] = (int) $row[ $name ];
			}
			$found[ (int) $row['user_id'] ] = $typed;
		}
		ksort( $found );
		return $found;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int,array<string,string|int>> Rows of those who are members now.
	 */
	private static function build( array $ids ): array {
		cache_users( $ids );
		$items = self::items( $ids );
		$rows  = array();
		foreach ( $ids as $id ) {
			$user = get_userdata( $id );
			if ( $user && '' !== Roles::of( $user ) ) {
				$rows[ $id ] = self::row( $user, $items[ $id ] ?? array() );
			}
		}
		ksort( $rows );
		return $rows;
	}

	/**
	 * @param array<string,true> $items The types of the member's items, as keys.
	 * @return array<string,string|int>
	 */
	private static function row( WP_User $user, array $items ): array {
		$stored = Member_Fields::read( $user->ID );
		$texts  = array_map( static fn( string $field ): string => (string) ( $stored[ $field ] ?? '' ), self::FOUND );
		array_push( $texts, $user->user_email, $user->display_name, Verified::university( $stored ) );
		$seen = Last_Seen::of( $user->ID );
		$row  = array(
			'user_id'    => $user->ID,
			'role'       => Roles::of( $user ),
			'state'      => State::of( $user )->value,
			'name'       => Words::folded( Member_Fields::display_name( $user ) ),
			'school'     => (string) ( $stored['ecosystem'] ?? $stored['school'] ?? '' ),
			'programme'  => mb_substr( (string) ( $stored['programme'] ?? '' ), 0, 80 ),
			'graduation' => (int) ( $stored['graduation'] ?? 0 ),
			'city'       => Words::folded( (string) $stored['city'] ),
			'confirmed'  => Verified::is_known( $user->ID ) ? 1 : 0,
			'newsletter' => $stored['newsletter'] ? 1 : 0,
			'joined'     => $user->user_registered,
			'seen'       => '' === $seen ? '1970-01-01' : $seen,
			...array_map( static fn( string $type ): int => isset( $items[ $type ] ) ? 1 : 0, self::ITEMS ),
			'skills'     => ( $stored['skill'] ?? array() ) ? ',' . implode( ',', $stored['skill'] ) . ',' : '',
			'found'      => Words::folded( implode( ' ', $texts ) ),
		);
		foreach ( array_filter( self::COLUMNS ) as $name => $longest ) {
			$row[ $name ] = mb_strcut( (string) $row[ $name ], 0, $longest );
		}
		return $row;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int,array<string,true>> By member, the types of what they have made; drafts do not count.
	 */
	private static function items( array $ids ): array {
		$found = array();
		$types = Sql::words( Item_Types::ALL );
		$rows  = Sql::rows(
			"SELECT post_author, post_type FROM {posts} WHERE post_type IN ({$types}) AND post_author IN (" . Sql::in( $ids ) . ")
			AND post_status NOT IN ( 'draft', 'auto-draft', 'trash' ) GROUP BY post_author, post_type"
		);
		foreach ( $rows as $row ) {
			$found[ (int) $row['post_author'] ][ (string) $row['post_type'] ] = true;
		}
		return $found;
	}
}
