<?php
/** The list of applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Screens\Decide_For;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Items\Mission_State;
use WP_Post;

final class Applications implements Columns {

	/** Parameter that limits the list to one mission. */
	public const MISSION = 'dm_mission_id';

	private const STATE = 'dm_mission_state';

	private const STAGE = 'dm_stage_is';

	/** @var array<int,string> */
	private array $stages = array();

	public function columns(): array {
		return array(
			'dm_image'   => __( 'Picture', 'design-marketplace' ),
			'title'      => __( 'Candidate', 'design-marketplace' ),
			'dm_state'   => __( 'Design job', 'design-marketplace' ),
			'dm_company' => __( 'Company', 'design-marketplace' ),
			'dm_stage'   => __( 'Stage', 'design-marketplace' ),
			'dm_message' => __( 'Message', 'design-marketplace' ),
			'dm_posted'  => __( 'Received', 'design-marketplace' ),
		);
	}

	public function orders(): array {
		global $wpdb;
		return array(
			'title'      => "( SELECT u.display_name FROM {$wpdb->users} u WHERE u.ID = {posts}.post_author )",
			'dm_company' => "( SELECT u.display_name FROM {$wpdb->posts} p INNER JOIN {$wpdb->users} u ON u.ID = p.post_author WHERE p.ID = {posts}.post_parent )",
			'dm_state'   => "( SELECT p.post_status FROM {$wpdb->posts} p WHERE p.ID = {posts}.post_parent )",
			'dm_stage'   => '( SELECT a.told FROM ' . Application_Query::sql_where( 'a.post_id = {posts}.ID' ) . ' )',
			'dm_posted'  => '{posts}.post_date',
		);
	}

	public function prime( array $posts ): void {
		_prime_post_caches( array_map( 'intval', wp_list_pluck( $posts, 'post_parent' ) ), false, false );
		$owners = array_map( static fn( WP_Post $post ): int => (int) ( self::mission( $post )->post_author ?? 0 ), $posts );
		People::prime( array_merge( wp_list_pluck( $posts, 'post_author' ), $owners ) );
		People::prime_pictures( wp_list_pluck( $posts, 'post_author' ) );
		$this->stages = Application_Query::told( array_values( array_map( 'intval', wp_list_pluck( $posts, 'ID' ) ) ) );
	}

	public function cell( string $column, WP_Post $post ): void {
		$mission = self::mission( $post );
		// phpcs:disable WordPress.Security.EscapeOutput -- each comes escaped.
		echo match ( $column ) {
			'dm_image'     => get_avatar( (int) $post->post_author, 60 ),
			'dm_company'   => $mission ? People::link( (int) $mission->post_author, Mission_Type::NAME ) : '—',
			'dm_state'     => $mission ? self::job( $mission ) : '—',
			'dm_stage'     => Told_Stages::marked( $this->stages[ $post->ID ] ?? '' ),
			'dm_message'   => esc_html( mb_strimwidth( $post->post_content, 0, 140, '…' ) ),
			'dm_posted'    => esc_html( (string) get_the_date( '', $post ) ),
			default        => '',
		};
		// phpcs:enable
	}

	public function filters(): array {
		$filters = array(
			self::STATE => array(
				'label'   => __( 'Filter by design job', 'design-marketplace' ),
				'choices' => array(
					''                           => __( 'Open and closed design jobs', 'design-marketplace' ),
					Mission_State::Open->value   => __( 'Open design jobs', 'design-marketplace' ),
					Mission_State::Closed->value => __( 'Closed design jobs', 'design-marketplace' ),
				),
			),
			self::STAGE => array(
				'label'   => __( 'Filter by stage', 'design-marketplace' ),
				'choices' => array( '' => __( 'All stages', 'design-marketplace' ) ) + Told_Stages::names(),
			),
		);
		$mission = get_post(
			isset( $_GET[ self::MISSION ] ) && is_string( $_GET[ self::MISSION ] ) ? absint( $_GET[ self::MISSION ] ) : 0 // phpcs:ignore WordPress.Security.NonceVerification -- a list is only read.
		);
		if ( $mission instanceof WP_Post && Mission_Type::NAME === $mission->post_type ) {
			$filters[ self::MISSION ] = array(
				'label'   => __( 'Filter by one design job', 'design-marketplace' ),
				'choices' => array(
					''           => __( 'All design jobs', 'design-marketplace' ),
					$mission->ID => $mission->post_title,
				),
			);
		}
		return $filters;
	}

	public function condition( string $filter, string $value ): string {
		global $wpdb;
		if ( self::STAGE === $filter ) {
			return (string) $wpdb->prepare(
				'{posts}.ID IN ( SELECT a.post_id FROM ' . Application_Query::sql_where( 'a.told = %s' ) . ' )', // phpcs:ignore WordPress.DB.PreparedSQL -- fixed words.
				$value
			);
		}
		return (string) ( self::MISSION === $filter
			? $wpdb->prepare( '{posts}.post_parent = %d', (int) $value )
			: $wpdb->prepare(
				"{posts}.post_parent IN ( SELECT p.ID FROM {$wpdb->posts} p WHERE p.post_type = %s AND p.post_status = %s )",
				Mission_Type::NAME,
				$value
			) );
	}

	public function search(): array {
		global $wpdb;
		return array(
			...( new Works() )->search(),
			"{posts}.post_parent IN ( SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->users} u ON u.ID = p.post_author WHERE u.display_name LIKE %s )",
		);
	}

	public function actions( array $actions, WP_Post $post ): array {
		// Applications can be read here, not changed.
		unset( $actions['inline hide-if-no-js'] );
		if ( isset( $actions['edit'] ) ) {
			$actions['edit'] = sprintf(
				'<a href="%s">%s</a>',
				esc_url( (string) get_edit_post_link( $post->ID, 'raw' ) ),
				esc_html__( 'Read', 'design-marketplace' )
			);
		}
		$decide = Decide_For::link( $post->ID, $this->stages[ $post->ID ] ?? '' );
		return '' === $decide ? $actions : $actions + array( 'dm_decide' => $decide );
	}

	public function bulk(): array {
		return array();
	}

	/** The title of a design job, and its state. */
	private static function job( WP_Post $mission ): string {
		return sprintf( '%s<br>%s', esc_html( $mission->post_title ), esc_html( Missions::status( $mission->post_status ) ) );
	}

	public static function mission( WP_Post $post ): ?WP_Post {
		$mission = $post->post_parent > 0 ? get_post( $post->post_parent ) : null;
		return $mission instanceof WP_Post && Mission_Type::NAME === $mission->post_type ? $mission : null;
	}
}
