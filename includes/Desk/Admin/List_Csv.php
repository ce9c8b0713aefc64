<?php
/** Members or design jobs as CSV, as the filters of their list find them. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Post_List;
use DesignMarketplace\Desk\Admin\Lists\Skill_Filter;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Kernel\Contract\Csv;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Last_Seen;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Member_Language;
use DesignMarketplace\People\Members\Verified;
use WP_Post;
use WP_User;

/**
 * Streamed in batches, each dropped after it was written: a hundred thousand do not fit into memory.
 * @phpstan-import-type Filters from Views
 */
final class List_Csv {

	private const BATCH = 500;

	private const MEMBERS = array(
		...array( 'id', 'role', 'name', 'email', 'city', 'school', 'skills', 'language', 'state' ),
		...array( 'confirmed', 'newsletter', 'registered_utc', 'last_visit', 'profile' ),
	);

	private const JOBS = array( 'id', 'title', 'company', 'email', 'status', 'skills', 'engagement', 'deadline', 'applications', 'posted' );

	/**
	 * @param resource $stream Open for writing.
	 * @param Filters  $filters
	 */
	public static function write( $stream, string $list, array $filters ): void {
		$is_members = Views::MEMBERS === $list;
		Csv::begin( $stream, $is_members ? self::MEMBERS : self::JOBS );
		$after = 0;
		do {
			$ids  = $is_members
				? Roster::after( $filters, $after, self::BATCH )
				: Post_List::after( Item_Types::MISSION, $filters, $after, self::BATCH );
			$rows = $is_members ? self::members( $ids ) : self::jobs( $ids );
			foreach ( $rows as $row ) {
				Csv::line( $stream, $row );
			}
			$after = (int) end( $ids );
			fflush( $stream );
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		} while ( $ids );
	}

	/**
	 * @param list<int> $ids
	 * @return list<list<string>>
	 */
	private static function members( array $ids ): array {
		People::prime( $ids );
		$skills = Skill_Filter::names();
		$users  = array_filter( array_map( 'get_userdata', $ids ) );
		return array_values( array_map( static fn( WP_User $user ): array => self::member( $user, $skills ), $users ) );
	}

	/**
	 * @param array<int,string> $skills Names of all there are.
	 * @return list<string>
	 */
	private static function member( WP_User $user, array $skills ): array {
		$stored = Member_Fields::read( $user->ID );
		return array(
			(string) $user->ID,
			Roles::of( $user ),
			Member_Fields::display_name( $user ),
			$user->user_email,
			(string) ( $stored['city'] ?? '' ),
			Verified::university( $stored ),
			implode( '; ', array_intersect_key( $skills, array_flip( $stored['skill'] ?? array() ) ) ),
			Member_Language::of( $user->ID ),
			State::of( $user )->value,
			Verified::is_known( $user->ID ) ? 'yes' : 'no',
			( $stored['newsletter'] ?? false ) ? 'yes' : 'no',
			$user->user_registered,
			Last_Seen::of( $user->ID ),
			People::profile_url( $user ),
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<list<string>>
	 */
	private static function jobs( array $ids ): array {
		_prime_post_caches( $ids );
		$posts = array_values( array_filter( array_map( 'get_post', $ids ), static fn( mixed $post ): bool => $post instanceof WP_Post ) );
		People::prime( wp_list_pluck( $posts, 'post_author' ) );
		$counts = Missions::applications( $ids );
		$row    = static function ( WP_Post $post ) use ( $counts ): array {
			$terms = get_the_terms( $post, Skills::TAXONOMY );
			$names = is_array( $terms ) ? wp_list_pluck( $terms, 'name' ) : array();
			return array(
				(string) $post->ID,
				$post->post_title,
				People::name( (int) $post->post_author ),
				(string) get_the_author_meta( 'user_email', (int) $post->post_author ),
				Missions::status( $post->post_status ),
				implode( '; ', array_map( static fn( string $name ): string => wp_specialchars_decode( $name, ENT_QUOTES ), $names ) ),
				Posts::text( $post->ID, Job_Facts::key( 'engagement' ) ),
				str_replace( '/', '-', Deadline::of( $post->ID ) ),
				(string) ( $counts[ $post->ID ] ?? 0 ),
				$post->post_date,
			);
		};
		return array_map( $row, $posts );
	}
}
