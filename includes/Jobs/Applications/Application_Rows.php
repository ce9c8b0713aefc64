<?php
/** Reads applications whole, with their authors and missions, in the same queries for any number. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Jobs\Invitations\Invitation_Rows;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Talks\Threads;
use stdClass;
use WP_Post;

/**
 * A page's rows are selected first, in the table of applications alone and by its own indexes, and then joined to the rest. The
 * database sorts the columns of that selection only: letters and notes it would write into a temporary table on the disk. Missions and
 * their owners are read once, as WordPress caches them: usually all rows have the same ones.
 * @phpstan-type Mission array{mission:int,title:string,state:Mission_State,outcome:?Mission_Outcome,close_words:string,closed_gmt:string,owner:int,owner_slug:string,owner_email:string,has_owner:bool}
 */
final class Application_Rows {

	/** @return list<Application> Those that a SELECT of the order's columns finds. */
	public static function page( string $page, Application_Order $order ): array {
		return self::read( self::of_page( $page ), "ORDER BY {$order->sql}", self::has_applicant() );
	}

	/** @return list<Application> The same, of a page that was selected without accounts that are off. */
	public static function candidates( string $page, Application_Order $order, bool $threads ): array {
		$thread = $threads ? ( new Threads() )->sql( get_current_user_id(), 'p.post_author' ) : null;
		return self::read( self::of_page( $page ), "ORDER BY {$order->sql}", '1', $thread );
	}

	/**
	 * @param list<int> $ids Post ids.
	 * @return list<Application> Unordered.
	 */
	public static function by_posts( array $ids ): array {
		return $ids ? self::read( '{application} a', 'WHERE a.post_id IN (' . Sql::in( $ids ) . ')', self::has_applicant() ) : array();
	}

	private static function of_page( string $page ): string {
		return "( {$page} ) page INNER JOIN {application} a ON a.id = page.page_id";
	}

	/** SQL for whether the applicant's account is on. */
	private static function has_applicant(): string {
		return 'CASE WHEN ' . State::sql_not_off( 'a.user_id' ) . ' THEN 1 ELSE 0 END';
	}

	/**
	 * @param string $rest Prepared condition or order.
	 * @param array{columns:string,join:string}|null $thread See Threads::sql().
	 * @return list<Application>
	 */
	private static function read( string $from, string $rest, string $has_applicant, ?array $thread = null ): array {
		$columns   = $thread ? ", {$thread['columns']}" : '';
		$join      = $thread['join'] ?? '';
		$invited   = Invitation_Rows::sql_invited( 'a.mission_id', 'a.user_id' );
		$directory = Directory_Table::join( 'a.user_id' );
		$rows      = array_map(
			static fn( array $row ): stdClass => (object) $row,
			Sql::rows(
				"SELECT p.ID, p.post_author, p.post_date, p.post_date_gmt, p.post_modified, p.post_modified_gmt, p.post_status, p.post_content,
				a.*, u.user_nicename, u.user_email, u.display_name, d.role, d.doc, {$has_applicant} AS has_applicant, {$invited} AS invited{$columns}
				FROM {$from}
				INNER JOIN {posts} p ON p.ID = a.post_id
				INNER JOIN {users} u ON u.ID = a.user_id
				{$directory}
				{$join}
				{$rest}"
			)
		);
		$missions  = self::missions( $rows );
		self::cache_others( $rows );
		$applications = array();
		foreach ( $rows as $row ) {
			$mission = $missions[ (int) $row->mission_id ] ?? null;
			if ( $mission ) {
				$applications[] = Application::of( $row, $mission );
			}
		}
		return $applications;
	}

	/**
	 * Missions whose applications cannot be read are left out.
	 * @param array<stdClass> $rows
	 * @return array<int,Mission>
	 */
	private static function missions( array $rows ): array {
		$ids = array_values( array_unique( array_map( 'intval', array_column( $rows, 'mission_id' ) ) ) );
		// The meta of a single mission is read when it is needed: the deadline of an open one rarely is.
		_prime_post_caches( $ids, false, count( $ids ) > 1 );
		$posts = array_filter(
			array_map( 'get_post', $ids ),
			static fn( mixed $post ): bool => $post instanceof WP_Post && Mission_State::has_applications( $post )
		);
		cache_users( array_unique( array_map( Ownership::of( ... ), $posts ) ) );
		$missions = array();
		foreach ( $posts as $post ) {
			$missions[ $post->ID ] = self::mission( $post );
		}
		return $missions;
	}

	/** @return Mission */
	private static function mission( WP_Post $post ): array {
		$state   = Mission_State::from( $post->post_status );
		$is_over = Mission_State::Closed === $state;
		$closed  = $is_over ? Posts::text( $post->ID, Mission_Outcome::CLOSED ) : '';
		$owner   = Ownership::of( $post );
		$account = get_userdata( $owner );
		return array(
			'mission'     => $post->ID,
			'title'       => $post->post_title,
			'state'       => $state,
			'outcome'     => $is_over ? Mission_Outcome::tryFrom( Posts::text( $post->ID, Mission_Outcome::META ) ) : null,
			'close_words' => $is_over ? Posts::text( $post->ID, Closing::WORDS ) : '',
			'closed_gmt'  => $is_over && '' === $closed ? $post->post_modified_gmt : $closed,
			'owner'       => $owner,
			'owner_slug'  => $account ? $account->user_nicename : '',
			'owner_email' => $account ? $account->user_email : '',
			'has_owner'   => ! State::is_marked( $owner ),
		);
	}

	/**
	 * Reads the meta of those who are no designers and have their names there, in one query.
	 * @param array<stdClass> $rows
	 */
	private static function cache_others( array $rows ): void {
		$others = array();
		foreach ( $rows as $row ) {
			if ( Roles::DESIGNER !== $row->role ) {
				$others[] = (int) $row->user_id;
			}
		}
		update_meta_cache( 'user', array_unique( $others ) );
	}
}
