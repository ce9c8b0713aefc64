<?php
/**
 * The missions room: design jobs of companies.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Module;
use DesignMarketplace\People\Privacy\Post_Export;
use WP_Post;
use WP_User;

final class Missions implements Module, Erases_People, Has_Limits, Has_Personal_Data, Has_Content {

	public function __construct( private readonly Candidate_Access $candidates ) {}

	public function register(): void {
		add_action( 'init', array( new Mission_Post_Type(), 'register' ) );
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( 'transition_post_status', array( $this, 'announce' ), 10, 3 );
		add_filter( 'wp_untrash_post_status', array( Posts::class, 'status_before_trash' ), 10, 3 );
	}

	/**
	 * The posts are their author's data.
	 */
	public function post_types(): array {
		return array( Mission_Post_Type::NAME => true );
	}

	public function export( WP_User $user ): array {
		return array( 'missions' => ( new Post_Export() )->of( Mission_Post_Type::NAME, $user->ID ) );
	}

	public function groups(): array {
		return array( 'missions' => __( 'Design jobs', 'design-marketplace' ) );
	}

	public function policy(): array {
		return array();
	}

	/**
	 * Each publication emails every designer who asked for such jobs, so drafts that are published count, too.
	 */
	public function limits(): array {
		return array(
			'mission'     => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
			'publication' => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
		);
	}

	/**
	 * Deletes a member's missions with their applications.
	 */
	public function erase_person( int $user_id, bool $is_member ): void {
		if ( $is_member ) {
			( new Mission_Service() )->erase_all( $user_id );
		}
	}

	public function register_routes(): void {
		( new Mission_Controller( $this->candidates ) )->register_routes();
		( new Duplicate_Controller( $this->candidates ) )->register_routes();
		( new Job_Controller() )->register_routes();
	}

	/**
	 * Tells other rooms that a mission is published, or restored from the trash; not when an importer does so.
	 */
	public function announce( string $now, string $before, WP_Post $post ): void {
		if (
			Mission_Post_Type::NAME === $post->post_type && Mission_State::Open->value === $now && Mission_State::Open->value !== $before
				&& ! Imported::is_written( $post, $before )
		) {
			do_action( 'design_marketplace_mission_published', $post->ID );
		}
	}
}
