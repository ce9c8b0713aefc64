<?php
/** Deadlines as calendar files: of one design job, and of all that a member has posted, saved or applied to. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Calendars;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Jobs\Missions\Mission_Policy;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Jobs\Saved\Saved_Jobs;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Calendar_File;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Items;
use DesignMarketplace\People\Members\Member_Language;
use WP_Post;

final class Calendars {

	/** Deadlines in one calendar. */
	private const MOST = 500;

	/**
	 * @param mixed  $file Null unless another filter has answered.
	 * @param string $kind `jobs`, with a job's id, or `calendar`, with the end of its address.
	 */
	public function file( mixed $file, string $kind, string $key ): mixed {
		return match ( $kind ) {
			'jobs'     => self::of_job( ctype_digit( $key ) ? (int) $key : 0 ),
			'calendar' => self::of_member( $key ),
			default    => $file,
		};
	}

	/** For who may read the deadline: members, and strangers where the operator shows them whole jobs. */
	private static function of_job( int $id ): ?Calendar_File {
		$items = new Items( Mission_Post_Type::NAME, 'mission_unknown', Mission_State::is_published( ... ) );
		$post  = is_user_logged_in() || Site_Settings::shows_whole_jobs() ? $items->find( $id ) : null;
		return $post && $items->is_visible( $post ) && '' !== Deadline::of( $id )
			? new Calendar_File( $post->post_title, array( self::day( $post ) ), is_user_logged_in() )
			: null;
	}

	/** In the member's language. */
	private static function of_member( string $key ): ?Calendar_File {
		[ $user_id, $secret ] = explode( '-', $key, 2 ) + array( '', '' );

		$hash = (string) get_user_meta( (int) $user_id, State::key( Calendar_Data::HASH ), true );
		if ( ! hash_equals( $hash, hash( 'sha256', $secret ) ) || Account_State::Active !== State::of( (int) $user_id ) ) {
			return null;
		}
		return Languages::within(
			Languages::locale( Member_Language::of( (int) $user_id ), Languages::site_locale() ),
			static fn(): Calendar_File => new Calendar_File(
				wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ),
				array_map( self::day( ... ), self::deadlines( (int) $user_id ) ),
				true
			)
		);
	}

	/** @return list<WP_Post> Jobs that take applications until a day. */
	private static function deadlines( int $user_id ): array {
		$ids   = "SELECT ID FROM {posts} WHERE post_author = {$user_id} UNION SELECT mission_id FROM {application} a
			WHERE a.user_id = {$user_id} AND " . Stage::sql_waits( 'a.told' )
			. ( Tables::version() < 4 ? '' : " UNION SELECT mission_id FROM {saved_job} WHERE user_id = {$user_id}" );
		$posts = Post_Pages::posts(
			Sql::rows(
				"SELECT p.* FROM {posts} p INNER JOIN {postmeta} e ON e.post_id = p.ID AND e.meta_key = %s AND e.meta_value >= %s
				WHERE p.ID IN ( {$ids} ) AND p.post_type = %s AND p.post_status = %s AND " . State::sql_not_off( 'p.post_author' )
					. ' ORDER BY e.meta_value, p.ID LIMIT ' . self::MOST,
				Deadline::META,
				Deadline::today(),
				Mission_Post_Type::NAME,
				Mission_State::Open->value
			)
		);
		update_meta_cache( 'post', array_column( $posts, 'ID' ) );
		cache_users( array_unique( array_map( 'intval', array_column( $posts, 'post_author' ) ) ) );
		return $posts;
	}

	/** @return array{kind:string,id:int,day:string,title:string,url:string,changed:string,is_off:bool} */
	private static function day( WP_Post $job ): array {
		return array(
			'kind'    => 'job',
			'id'      => $job->ID,
			'day'     => Deadline::of( $job->ID ),
			/* translators: %s: title of a design job. */
			'title'   => sprintf( __( 'Last day: %s', 'design-marketplace' ), $job->post_title ),
			'url'     => Listed_Jobs::target( array( $job ) ),
			'changed' => $job->post_modified_gmt,
			'is_off'  => Mission_State::Closed === Mission_State::of( $job ),
		);
	}
}
