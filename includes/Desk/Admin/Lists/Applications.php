<?php
/** The list of applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Screens\Decide_For;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Site\Front\Html;
use WP_Post;

final class Applications extends Columns {

	/** Parameter that limits the list to one mission. */
	public const MISSION = 'dm_mission_id';

	/** @var array<int,string> */
	private array $stages = array();

	public function columns(): array {
		$company = 'SELECT u.display_name FROM {posts} p INNER JOIN {users} u ON u.ID = p.post_author WHERE p.ID = {posts}.post_parent';
		return array(
			'dm_image'   => array(
				__( 'Picture', 'design-marketplace' ),
				static fn( WP_Post $post ): string => (string) get_avatar( (int) $post->post_author, 60 ),
			),
			'title'      => array( __( 'Candidate', 'design-marketplace' ), static fn(): string => '', self::OWNER ),
			'dm_state'   => array(
				__( 'Design job', 'design-marketplace' ),
				self::job( ... ),
				'( SELECT p.post_status FROM {posts} p WHERE p.ID = {posts}.post_parent )',
			),
			'dm_company' => array( __( 'Company', 'design-marketplace' ), self::company( ... ), "( {$company} )" ),
			'dm_stage'   => array(
				__( 'Stage', 'design-marketplace' ),
				fn( WP_Post $post ): string => Told_Stages::marked( $this->stages[ $post->ID ] ?? '' ),
				'( SELECT a.told FROM ' . Application_Query::sql_from( 'a.post_id = {posts}.ID' ) . ' )',
			),
			'dm_message' => array(
				__( 'Message', 'design-marketplace' ),
				static fn( WP_Post $post ): string => esc_html( mb_strimwidth( $post->post_content, 0, 140, '…' ) ),
			),
			'dm_posted'  => self::posted( __( 'Received', 'design-marketplace' ) ),
		);
	}

	public function prime( array $posts ): void {
		_prime_post_caches( array_map( 'intval', wp_list_pluck( $posts, 'post_parent' ) ), false, false );
		$owners = array_map( static fn( WP_Post $post ): int => (int) ( self::mission( $post )->post_author ?? 0 ), $posts );
		People::prime( array_merge( wp_list_pluck( $posts, 'post_author' ), $owners ) );
		People::prime_pictures( wp_list_pluck( $posts, 'post_author' ) );
		$this->stages = Application_Query::told( array_values( array_map( 'intval', wp_list_pluck( $posts, 'ID' ) ) ) );
	}

	public function filters(): array {
		$filters = array(
			'dm_mission_state' => array(
				'label'   => __( 'Filter by design job', 'design-marketplace' ),
				'choices' => array(
					''                           => __( 'Open and closed design jobs', 'design-marketplace' ),
					Mission_State::Open->value   => __( 'Open design jobs', 'design-marketplace' ),
					Mission_State::Closed->value => __( 'Closed design jobs', 'design-marketplace' ),
				),
				'sql'     => static fn( string $value ): string => self::prepared(
					'{posts}.post_parent IN ( SELECT p.ID FROM {posts} p WHERE p.post_type = %s AND p.post_status = %s )',
					Mission_Type::NAME,
					$value
				),
			),
			'dm_stage_is'      => array(
				'label'   => __( 'Filter by stage', 'design-marketplace' ),
				'choices' => array( '' => __( 'All stages', 'design-marketplace' ) ) + Told_Stages::names(),
				'sql'     => static fn( string $value ): string => self::prepared(
					'{posts}.ID IN ( SELECT a.post_id FROM ' . Application_Query::sql_from( 'a.told = %s' ) . ' )',
					$value
				),
			),
		);
		$mission = get_post( absint( Ui::asked( self::MISSION ) ) );
		if ( $mission instanceof WP_Post && Mission_Type::NAME === $mission->post_type ) {
			$filters[ self::MISSION ] = array(
				'label'   => __( 'Filter by one design job', 'design-marketplace' ),
				'choices' => array(
					''           => __( 'All design jobs', 'design-marketplace' ),
					$mission->ID => $mission->post_title,
				),
				'sql'     => static fn( string $value ): string => self::prepared( '{posts}.post_parent = %d', $value ),
			);
		}
		return $filters;
	}

	public function search(): array {
		return array(
			...Works::SEARCH,
			'{posts}.post_parent IN ( SELECT p.ID FROM {posts} p INNER JOIN {users} u ON u.ID = p.post_author WHERE u.display_name LIKE %s )',
		);
	}

	public function actions( array $actions, WP_Post $post ): array {
		// Applications can be read here, not changed.
		unset( $actions['inline hide-if-no-js'] );
		if ( isset( $actions['edit'] ) ) {
			$actions['edit'] = Ui::link( (string) get_edit_post_link( $post->ID, 'raw' ), __( 'Read', 'design-marketplace' ) );
		}
		$decide = Decide_For::link( $post->ID, $this->stages[ $post->ID ] ?? '' );
		return '' === $decide ? $actions : $actions + array( 'dm_decide' => $decide );
	}

	/** The title of the design job, and its state. */
	private static function job( WP_Post $post ): string {
		$mission = self::mission( $post );
		return $mission ? (string) Html::lines( $mission->post_title, Missions::status( $mission->post_status ) ) : '—';
	}

	private static function company( WP_Post $post ): string {
		$mission = self::mission( $post );
		return $mission ? People::link( (int) $mission->post_author, Mission_Type::NAME ) : '—';
	}

	public static function mission( WP_Post $post ): ?WP_Post {
		$mission = $post->post_parent > 0 ? get_post( $post->post_parent ) : null;
		return $mission instanceof WP_Post && Mission_Type::NAME === $mission->post_type ? $mission : null;
	}
}
