<?php
/** Makes design jobs, and changes of them, wait for an administrator's approval. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Job_Writer;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Verified;
use WP_Post;

/**
 * Settings say whether a company's first job waits, or each, or those of companies nobody has confirmed. Jobs wait when they are about
 * to be published, also by administrators. Once a job is approved, changes of its words and terms are stored beside it and wait.
 */
final class Approval_Hold {

	/** Meta of a mission that waits: GMT time since when. As long as it is set the mission waits, in the trash, too. */
	public const SINCE = '_design_marketplace_held_gmt';

	/** Meta of a mission: GMT time of its approval. */
	public const APPROVED = '_design_marketplace_approved_gmt';

	/** Meta of a mission: id of the decision that rejected its last version. */
	public const REJECTED = '_design_marketplace_rejected';

	/** Statuses a mission may have before it is published for the first time. */
	private const UNPUBLISHED = array( 'new', 'auto-draft', 'draft', 'private', 'future' );

	public static function waits( WP_Post $post ): bool {
		return Mission_State::Held === Mission_State::of( $post )
			|| ( Mission_State::is_published( $post ) && array() !== Held_Change::of( $post->ID ) );
	}

	/**
	 * SQL condition for missions that wait or have a change that waits. Prepared.
	 * @param string $posts Name or alias of the posts table.
	 */
	public static function sql_waits( string $posts ): string {
		global $wpdb;
		$published = Mission_State::sql_published( "{$posts}.post_status" );
		return (string) $wpdb->prepare(
			"( {$posts}.post_status = %s OR ( {$published} AND EXISTS ( SELECT 1 FROM {$wpdb->postmeta} proposed WHERE proposed.post_id = {$posts}.ID AND proposed.meta_key = %s ) ) )", // phpcs:ignore WordPress.DB.PreparedSQL -- a table's name, fixed words.
			Mission_State::Held->value,
			Held_Change::META
		);
	}

	/** A hash of what waits, so that administrators cannot approve a version they have not read. */
	public static function version( WP_Post $post ): string {
		return md5( (string) wp_json_encode( array( Held_Change::of( $post->ID ), Held_Change::words( $post ) ) ) );
	}

	/**
	 * Keeps a waiting mission waiting, however it is written, as long as the setting holds jobs. A mission that is about to be published
	 * for the first time starts to wait, unless an administrator publishes it.
	 * @param array<string,mixed> $data Columns about to be written.
	 * @param array<string,mixed> $sent Data given to wp_insert_post().
	 * @return array<string,mixed>
	 */
	public function keep( array $data, array $sent ): array {
		$id    = (int) ( $sent['ID'] ?? 0 );
		$state = Mission_State::tryFrom( (string) $data['post_status'] );
		if (
			Item_Types::MISSION !== $data['post_type'] || in_array( $state, array( Mission_State::Trashed, Mission_State::Hidden ), true )
		) {
			return $data;
		}
		$is_new = self::is_due( (string) $data['post_status'] )
			&& ! metadata_exists( 'post', $id, self::APPROVED )
			&& in_array( self::before( $id ), self::UNPUBLISHED, true );
		$waits  = metadata_exists( 'post', $id, self::SINCE )
			&& ( self::is_on() || self::waits_for_confirmation( (int) $data['post_author'] ) );
		if ( $waits || ( $is_new && ! current_user_can( 'manage_options' ) && self::holds_next_of( (int) $data['post_author'], $id ) ) ) {
			return Job_Writer::hold( $data );
		}
		return $data;
	}

	/**
	 * Stores since when a mission waits, or that an administrator published it. An earlier rejection is removed, and an approval as soon as
	 * the mission is a draft again.
	 */
	public function note( string $now, string $before, WP_Post $post ): void {
		if ( Item_Types::MISSION !== $post->post_type || $now === $before ) {
			return;
		}
		if ( self::is_due( $before ) && in_array( $now, self::UNPUBLISHED, true ) ) {
			delete_post_meta( $post->ID, self::APPROVED );
			Held_Change::drop( $post->ID );
		}
		if ( Mission_State::Held->value === $now ) {
			add_post_meta( $post->ID, self::SINCE, Clock::gmt(), true );
			self::forget_rejection( $post->ID );
			Open_Reports::announce();
		} elseif ( self::is_due( $now ) ? ! self::is_due( $before ) : in_array( $now, self::UNPUBLISHED, true ) ) {
			delete_post_meta( $post->ID, self::SINCE );
		}
		if ( self::is_due( $now ) && in_array( $before, self::UNPUBLISHED, true ) ) {
			$this->note_first_publication( $post );
		}
	}

	/**
	 * Holds back a company's changes of the words and terms of an approved mission. If changes do not have to wait any more, those that
	 * waited are written with this one.
	 * @param array<string,mixed> $changes Columns that were sent.
	 * @param WP_Post             $post    Mission, with its lock held.
	 * @return array<string,mixed> Columns that may be written now.
	 */
	public function hold_changes( array $changes, WP_Post $post ): array {
		$is_known = Mission_State::is_published( $post ) || Mission_State::was_published( $post );
		if ( ! $is_known || ! Ownership::is_mine( $post ) ) {
			return $changes;
		}
		if ( current_user_can( 'manage_options' ) || ! self::holds_changes_of( $post ) ) {
			return Held_Change::end( $post, $changes );
		}
		$changes = Held_Change::take( $post, $changes );
		if ( Held_Change::of( $post->ID ) ) {
			self::forget_rejection( $post->ID );
			Open_Reports::announce();
		}
		return $changes;
	}

	public static function forget_rejection( int $id ): void {
		delete_post_meta( $id, self::REJECTED );
		delete_post_meta( $id, Held_Change::REJECTED );
	}

	/** An administrator's publishing counts as approval. */
	private function note_first_publication( WP_Post $post ): void {
		self::forget_rejection( $post->ID );
		if ( current_user_can( 'manage_options' ) && self::holds_next_of( (int) $post->post_author, $post->ID ) ) {
			update_post_meta( $post->ID, self::APPROVED, Clock::gmt() );
		}
	}

	private static function is_on(): bool {
		return in_array( Site_Settings::get( 'hold_jobs' ), array( Site_Settings::HOLD_ALL, Site_Settings::HOLD_FIRST ), true );
	}

	/** Whether a mission with this status is published or will be: core publishes scheduled posts without another check. */
	private static function is_due( string $status ): bool {
		return 'future' === $status || in_array( Mission_State::tryFrom( $status ), Mission_State::PUBLISHED, true );
	}

	/**
	 * The current status of a mission. In the trash it is the one before, and '' while it is being restored.
	 * @param int $id Id of the mission, 0 for a new one.
	 */
	private static function before( int $id ): string {
		$status = $id > 0 ? (string) get_post_status( $id ) : 'new';
		return Mission_State::Trashed->value === $status ? Posts::text( $id, '_wp_trash_meta_status' ) : $status;
	}

	/**
	 * Whether a job of the company has to wait before it is published. Approved jobs that were hidden by a decision do not count.
	 * @param int $id Id of the job, 0 for a new one.
	 */
	public static function holds_next_of( int $author, int $id ): bool {
		global $wpdb;
		return self::waits_for_confirmation( $author ) || match ( Site_Settings::get( 'hold_jobs' ) ) {
			Site_Settings::HOLD_ALL   => true,
			Site_Settings::HOLD_FIRST => null === $wpdb->get_var(
				$wpdb->prepare(
					"SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_author = %d AND ID <> %d AND "
						. Mission_State::sql_published( 'post_status' ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed words.
						. ' LIMIT 1',
					Item_Types::MISSION,
					$author,
					$id
				)
			),
			default              => false,
		};
	}

	/** Whether a job goes online as soon as its company is confirmed. */
	public static function waits_for_confirmation_alone( WP_Post $post ): bool {
		$is_held = ! self::is_on() && Mission_State::Held === Mission_State::of( $post );
		return $is_held && self::waits_for_confirmation( (int) $post->post_author );
	}

	/** Whether a company's new jobs wait until it is confirmed. */
	private static function waits_for_confirmation( int $author ): bool {
		return Site_Settings::CONFIRMED_PUBLISH === Site_Settings::get( 'confirmed_companies' )
			&& Roles::CONTRACTOR === Roles::of( $author )
			&& ! Verified::is_known( $author );
	}

	/** @return list<int> Ids of a company's jobs that wait. */
	public static function waiting_of( int $author ): array {
		return Sql::ids(
			'SELECT ID FROM {posts} WHERE post_type = %s AND post_status = %s AND post_author = %d ORDER BY ID',
			Item_Types::MISSION,
			Mission_State::Held->value,
			$author
		);
	}

	/** Whether changes of a published mission have to wait. A hidden mission must come back with the words it had. */
	private static function holds_changes_of( WP_Post $post ): bool {
		return match ( Site_Settings::get( 'hold_jobs' ) ) {
			Site_Settings::HOLD_ALL   => true,
			Site_Settings::HOLD_FIRST => metadata_exists( 'post', $post->ID, self::APPROVED ),
			default              => false,
		};
	}

	/**
	 * A page of them, the longest waiting first. A change counts from the last time its job was written.
	 * @return list<array{thing:Reported_Item,since:string}>
	 */
	public static function waiting_page( int $limit, int $offset = 0 ): array {
		return array_map(
			static fn( array $row ): array => array(
				'thing' => new Reported_Item( Reported_Kind::Mission, (int) $row['id'], (int) $row['owner_id'] ),
				'since' => (string) $row['since_gmt'],
			),
			Sql::rows( self::waiting_jobs() . ' ORDER BY since_gmt, id LIMIT %d OFFSET %d', ...array( ...self::values(), $limit, $offset ) )
		);
	}

	/** @return array{jobs:int,since:string} The number of those that wait, and since when the first one does ('' for none). */
	public static function waiting(): array {
		$row = Sql::row( 'SELECT COUNT(*) AS jobs, MIN(w.since_gmt) AS since_gmt FROM ( ' . self::waiting_jobs() . ' ) w', ...self::values() );
		return array( 'jobs' => (int) ( $row['jobs'] ?? 0 ), 'since' => (string) ( $row['since_gmt'] ?? '' ) );
	}

	/** SQL that selects all of them: id, owner_id, since_gmt. */
	private static function waiting_jobs(): string {
		$published = Mission_State::sql_published( 'p.post_status' );
		return "SELECT p.ID AS id, p.post_author AS owner_id, MIN( CASE WHEN m.meta_key = %s THEN m.meta_value ELSE p.post_modified_gmt END ) AS since_gmt
			FROM {postmeta} m INNER JOIN {posts} p ON p.ID = m.post_id AND p.post_type = %s
			WHERE ( m.meta_key = %s AND p.post_status = %s ) OR ( m.meta_key = %s AND {$published} )
			GROUP BY p.ID, p.post_author";
	}

	/** @return list<string> Values of waiting_jobs(). */
	private static function values(): array {
		return array( self::SINCE, Item_Types::MISSION, self::SINCE, Mission_State::Held->value, Held_Change::META );
	}
}
