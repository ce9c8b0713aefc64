<?php
/** Reads jobs and designers for matching: only those that may be told of now. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Directory\School_Columns;
use DesignMarketplace\Directory\Word_Table;
use DesignMarketplace\Directory\Words;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Schools\School_Line;
use WP_Post;

/**
 * To add a filter, add a line to the traits here: it says which values of the filter a job or designer fits. The number of queries does not
 * depend on the number of items.
 * @phpstan-import-type Kept from School_Line
 */
final class Subjects {

	/** Fields of a company by which its jobs are found. */
	private const COMPANY = array( 'company', 'project_headline', 'city' );

	/**
	 * The jobs or designers among these that may be told of.
	 * @param list<int> $ids Missions or designers.
	 * @return array<int,News_Subject> By id, in the order given.
	 */
	public function of( Search_Kind $kind, array $ids ): array {
		if ( ! $ids ) {
			return array();
		}
		return Search_Kind::Jobs === $kind ? $this->jobs( self::open( $ids ) ) : $this->designers( $ids );
	}

	/**
	 * Missions that are open for applications now, of companies that are not off.
	 * @param array<mixed> $ids Missions.
	 * @return list<WP_Post>
	 */
	public static function open( array $ids ): array {
		$missions = Listed_Jobs::posts( $ids );
		cache_users( array_map( 'intval', array_column( $missions, 'post_author' ) ) );
		update_meta_cache( 'post', array_column( $missions, 'ID' ) );
		return array_values(
			array_filter(
				$missions,
				static fn( WP_Post $mission ): bool => Deadline::is_open( $mission ) && ! State::is_off( (int) $mission->post_author )
			)
		);
	}

	/**
	 * @param list<WP_Post> $missions Open missions.
	 * @return array<int,News_Subject>
	 */
	private function jobs( array $missions ): array {
		$subjects = array();
		$owners   = self::rows( Roles::CONTRACTOR, array_map( 'intval', array_column( $missions, 'post_author' ) ) );
		$skills   = self::skills_of( array_column( $missions, 'ID' ) );
		foreach ( $missions as $mission ) {
			$owner = get_userdata( (int) $mission->post_author );
			$row   = $owner ? $owners[ $owner->ID ] ?? array() : array();
			if ( ! $owner || Roles::CONTRACTOR !== Roles::of( $owner ) ) {
				continue;
			}
			$names                    = $skills[ $mission->ID ] ?? array();
			$subjects[ $mission->ID ] = new News_Subject(
				Search_Kind::Jobs,
				$mission->ID,
				$owner->ID,
				/* translators: 1: title of a design job, 2: company. */
				sprintf( __( '%1$s, %2$s', 'design-marketplace' ), $mission->post_title, Member_Fields::display_name( $owner ) ),
				Listed_Jobs::links( array( $mission ) )[0]['url'],
				array(
					'skill'    => array_map( 'strval', array_keys( $names ) ),
					'verified' => self::yes( ! empty( $row['verified'] ) ),
				) + self::offer( $mission->ID ),
				self::words(
					array(
						...array_map( static fn( string $field ): string => self::field( $owner->ID, $field ), self::COMPANY ),
						$mission->post_title,
						...array_values( $names ),
					)
				)
			);
		}
		return $subjects;
	}

	/**
	 * Designers on the list who agree to be told of.
	 * @param list<int> $ids Users.
	 * @return array<int,News_Subject>
	 */
	private function designers( array $ids ): array {
		$rows     = self::rows( Roles::DESIGNER, $ids );
		$words    = Word_Table::of( array_keys( $rows ) );
		$names    = Skills::names();
		$subjects = array();
		cache_users( array_keys( $rows ) );
		foreach ( array_intersect( $ids, array_keys( $rows ) ) as $id ) {
			$user   = get_userdata( $id );
			$fields = $user ? Member_Fields::read( $id ) : array();
			if ( ! $user || ! empty( $fields[ Own_Searches::KEPT_OUT ] ) ) {
				continue;
			}
			$found           = $words[ $id ] ?? array();
			$skills          = array_values(
				array_filter( array_keys( $names ), static fn( int $skill ): bool => in_array( Words::skill( $skill ), $found, true ) )
			);
			$subjects[ $id ] = new News_Subject(
				Search_Kind::Designers,
				$id,
				$id,
				implode(
					', ',
					array_filter(
						array_map( 'strval', array( Member_Fields::display_name( $user ), $fields['job'] ?? '', $fields['city'] ?? '' ) ),
						static fn( string $part ): bool => '' !== $part
					)
				),
				home_url( '/designer/' . $user->user_nicename ),
				array(
					...self::line( School_Line::of( $id, $fields ) ),
					'level'     => array_filter( array( (string) $rows[ $id ]['level'] ) ),
					'region'    => array_filter( array( (string) $rows[ $id ]['region'] ) ),
					'skill'     => array_map( 'strval', $skills ),
					// Only members can save a search.
					'available' => self::yes(
						Availability::NOW === Availability::for_reader( Availability::of( $id, $fields ), $id )['availability']
					),
				),
				array_values( array_unique( array_merge( $found, self::words( array_intersect_key( $names, array_flip( $skills ) ) ) ) ) )
			);
		}
		return $subjects;
	}

	/**
	 * The facts of a design job, and how soon people have to apply.
	 * @param int $id Mission; its meta is read.
	 * @return array<string,list<string>>
	 */
	private static function offer( int $id ): array {
		$facts = Job_Facts::texts( $id );
		$until = Deadline::of( $id );
		$soon  = static fn( int $days ): bool => '' !== $until && $until <= Deadline::plus( Deadline::today(), $days );
		return array(
			'engagement' => array_values( array_filter( array( $facts['engagement'] ) ) ),
			'place'      => array_values( array_filter( array( $facts['place'] ) ) ),
			'language'   => Job_Facts::codes( $facts['languages'] ),
			'paid'       => self::yes( '1' === $facts['paid'] ),
			'deadline'   => array_map(
				'strval',
				array_values( array_filter( array_map( 'intval', array_keys( Contract::enum( 'deadlines' ) ) ), $soon ) )
			),
		);
	}

	/**
	 * The values of filters by school and language that a designer fits, as members read them.
	 * @param Kept|null $kept
	 * @return array<string,list<string>>
	 */
	private static function line( ?array $kept ): array {
		$line = $kept['line'] ?? null;
		$year = $line['graduation'] ?? null;
		return array(
			'school'     => $line ? array( $line['school'] ) : array(),
			'language'   => array_column( $kept['languages'] ?? array(), 'code' ),
			'graduation' => null === $year
				? array()
				: array( School_Line::is_in_studies( $year ) ? School_Columns::IN_STUDIES : School_Columns::GRADUATED ),
			'verified'   => self::yes( ! empty( $line['verified'] ) ),
		);
	}

	/** @return list<string> The values of a single-value filter that match something. */
	private static function yes( bool $fits ): array {
		return $fits ? array( '1' ) : array();
	}

	/**
	 * The directory's rows of some listed members.
	 * @param list<int> $ids Users.
	 * @return array<int,array<string,string|null>> `level`, `region` and `verified` by user.
	 */
	private static function rows( string $role, array $ids ): array {
		$rows = $ids ? Sql::rows( 'SELECT * FROM ' . Directory_Table::sql_listed( $role, $ids ) . ' d' ) : array();
		return array_combine( array_map( 'intval', array_column( $rows, 'user_id' ) ), $rows );
	}

	private static function field( int $user_id, string $field ): string {
		$text = get_user_meta( $user_id, Member_Fields::key( $field ), true );
		return is_string( $text ) ? $text : '';
	}

	/**
	 * As the database has them now: core would take them from its cache.
	 * @param list<int> $ids Missions.
	 * @return array<int,array<int,string>> Names by mission and skill.
	 */
	private static function skills_of( array $ids ): array {
		$names = Skills::names();
		$found = array();
		foreach (
			Sql::rows(
				'SELECT object_id, term_id FROM {term_relationships} INNER JOIN {term_taxonomy} USING (term_taxonomy_id) WHERE taxonomy = %s AND object_id IN (' . Sql::in( $ids ) . ')',
				Skills::TAXONOMY
			) as $row
		) {
			$found[ (int) $row['object_id'] ][ (int) $row['term_id'] ] = $names[ (int) $row['term_id'] ] ?? '';
		}
		return $found;
	}

	/**
	 * @param array<string> $texts
	 * @return list<string>
	 */
	private static function words( array $texts ): array {
		return array_map( 'strval', array_keys( Words::of( array_values( $texts ), array(), array() ) ) );
	}
}
