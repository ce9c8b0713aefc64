<?php
/**
 * The applications room: applying, contacting designers, and the candidates of a mission.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Declares\Has_Formal_Data;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Module;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\Talks\Threads;
use WP_Post;
use WP_User;

final class Applications implements Module, Has_Tables, Erases_People, Has_Personal_Data, Has_Formal_Data, Has_Content, Has_Limits {

	public function __construct( private readonly Threads $threads ) {}

	public function register(): void {
		add_action( 'init', array( new Application_Post_Type(), 'register' ) );
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( 'transition_post_status', array( $this, 'follow_trash' ), 10, 3 );
		add_action( 'transition_post_status', array( $this, 'follow_mission' ), 10, 3 );
		add_action( 'before_delete_post', array( $this, 'release' ), 10, 2 );
		add_action( 'before_delete_post', array( $this, 'erase_with_mission' ), 10, 2 );
		// After the rows of accounts that are gone.
		add_action( Has_Jobs::DAILY, array( Stage_Counts::class, 'forget_all' ), 20, 0 );
		add_action( Blocks::BLOCKED, array( new Blocked(), 'silence' ), 10, 2 );
		add_filter( 'wp_untrash_post_status', array( Posts::class, 'status_before_trash' ), 10, 3 );
	}

	public function limits(): array {
		return array(
			'apply'   => array( 'account' => array( 40, DAY_IN_SECONDS ) ),
			'contact' => array( 'account' => array( 40, DAY_IN_SECONDS ) ),
			// High enough to go through a board of many hundred candidates in an hour.
			'stage'   => array( 'account' => array( 3000, HOUR_IN_SECONDS ) ),
			// Decisions that are told at once and cannot be undone.
			'tell'    => array( 'account' => array( 10, DAY_IN_SECONDS ) ),
		);
	}

	/**
	 * The posts are their author's data.
	 */
	public function post_types(): array {
		return array( Application_Post_Type::NAME => true );
	}

	public function export( WP_User $user ): array {
		return array( 'applications' => ( new Personal_Data() )->export( $user->ID ) );
	}

	/**
	 * Companies' notes about the member's applications.
	 */
	public function formal_export( WP_User $user ): array {
		return array( 'application_notes' => ( new Personal_Data() )->notes( $user->ID ) );
	}

	public function groups(): array {
		return array(
			'applications'      => __( 'Applications', 'design-marketplace' ),
			'application_notes' => __( 'Notes about applications', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		$months = (int) Site_Settings::get( 'retention_months' );
		return array(
			__( 'Applications and requests', 'design-marketplace' ) => 0 === $months
				? __( 'What a candidate writes is kept as long as the design job and both accounts exist.', 'design-marketplace' )
				: sprintf(
					/* translators: %s: number of months. */
					_n(
						'What a candidate writes is seen by the company and the administrators. It is erased %s month after the design job was closed, or earlier with the design job or one of the accounts.',
						'What a candidate writes is seen by the company and the administrators. It is erased %s months after the design job was closed, or earlier with the design job or one of the accounts.',
						$months,
						'design-marketplace'
					),
					number_format_i18n( $months )
				),
			__( 'Answers to applications', 'design-marketplace' ) => __(
				'For each application we keep its stage (such as short list or declined), the day of each, the words the company added, when the company first read it, and a note the company may write for itself. Candidates see the stages and words they were told and the day they were read; the note is given to them by whoever runs the site when they ask for their data. All of it is erased with the application.',
				'design-marketplace'
			),
			__( 'How fast companies answer', 'design-marketplace' ) => __(
				'From the answers of the last three months we work out how many days a company usually takes to answer, and show it on its profile. No single answer can be read from it.',
				'design-marketplace'
			),
		);
	}

	/**
	 * Users who are no members may have applied, too.
	 */
	public function erase_person( int $user_id, bool $is_member ): void {
		( new Application_Erasure() )->of_user( $user_id );
	}

	public function tables(): array {
		return array(
			'application'       => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				mission_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				post_id bigint(20) unsigned NOT NULL DEFAULT 0,
				created_gmt datetime NOT NULL,
				stage varchar(12) NOT NULL DEFAULT 'new',
				words text,
				staged_gmt datetime DEFAULT NULL,
				release_gmt datetime DEFAULT NULL,
				told varchar(12) NOT NULL DEFAULT 'new',
				told_words text,
				told_gmt datetime DEFAULT NULL,
				history text,
				seen_gmt datetime DEFAULT NULL,
				note text,
				reapplied tinyint(3) unsigned NOT NULL DEFAULT 0,
				answered_gmt datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (mission_id,user_id),
				KEY user_id (user_id),
				KEY post_id (post_id),
				KEY board (mission_id,stage,created_gmt,id),
				KEY newest (mission_id,created_gmt,id),
				KEY candidates (mission_id,user_id,told,stage),
				KEY release_gmt (release_gmt)
			",
			'application_count' => "
				mission_id bigint(20) unsigned NOT NULL,
				part tinyint(1) NOT NULL,
				edition bigint(20) unsigned NOT NULL DEFAULT 0,
				numbers varchar(191) NOT NULL DEFAULT '',
				PRIMARY KEY  (mission_id,part)
			",
		);
	}

	public function register_routes(): void {
		( new Application_Controller( $this->threads ) )->register_routes();
		( new Stage_Controller( $this->threads ) )->register_routes();
		( new Workwith_Controller() )->register_routes();
	}

	/**
	 * When an application goes to the trash, its author may apply again.
	 */
	public function follow_trash( string $now, string $before, WP_Post $post ): void {
		if ( ! Application_Post_Type::is( $post ) || $now === $before ) {
			return;
		}
		if ( Application_State::Trashed->value === $now ) {
			Application_Table::set_aside( $post->ID );
		} elseif ( Application_State::Trashed->value === $before && Application_State::Sent->value === $now ) {
			Application_Table::restore( $post->post_parent, Ownership::of( $post ), $post->ID, $post->post_date_gmt );
		}
	}

	/**
	 * The same for an application that is deleted for good.
	 */
	public function release( int $post_id, WP_Post $post ): void {
		if ( Application_Post_Type::is( $post ) ) {
			Application_Table::release( $post_id );
		}
	}

	/**
	 * Tells the candidates of an open mission that goes to the trash. If it comes back before their emails are sent, these are
	 * cancelled.
	 */
	public function follow_mission( string $now, string $before, WP_Post $post ): void {
		if ( Item_Types::MISSION !== $post->post_type ) {
			return;
		}
		if ( Mission_State::Trashed->value === $now && Mission_State::Open->value === $before ) {
			Transaction::run( static fn() => ( new Closing() )->tell( $post ) );
		} elseif ( Mission_State::Trashed->value === $before && Mission_State::Open->value === $now ) {
			( new Closing() )->untell( $post->ID );
		}
	}

	/**
	 * When a mission is deleted for good, tells the candidates of an open one, and erases all its applications.
	 */
	public function erase_with_mission( int $post_id, WP_Post $post ): void {
		if ( Item_Types::MISSION !== $post->post_type ) {
			return;
		}
		Transaction::run(
			static function () use ( $post ): void {
				( new Closing() )->tell_before_erasure( $post );
				( new Application_Erasure() )->of_mission( $post->ID );
			}
		);
	}
}
