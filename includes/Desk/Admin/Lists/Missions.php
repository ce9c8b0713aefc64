<?php
/** The list of missions with the number of their candidates. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Screens\Approvals;
use DesignMarketplace\Desk\Admin\Screens\Close_Missions;
use DesignMarketplace\Desk\Admin\Screens\Reopen_Mission;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Admin\View_Tools;
use DesignMarketplace\Desk\Admin\Views;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Applications\Unanswered;
use DesignMarketplace\Jobs\Missions\Mission_Policy;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Job_Words;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Trust\Approval_Hold;
use WP_Post;

final class Missions extends Columns {

	/** Filter for missions that wait for approval. */
	public const WAITS = 'dm_waits';

	/** Filter for open missions by their deadline: `ahead` takes applications, `passed` does not. */
	public const DUE = 'dm_due';

	/** @var array<int,array<string,int>> Numbers of applications by mission and stage. */
	private array $counts = array();

	public function columns(): array {
		return array(
			'dm_owner'        => self::owner( __( 'Company', 'design-marketplace' ) ),
			'dm_skill'        => Skill_Filter::column( __( 'Skill', 'design-marketplace' ) ),
			'dm_offer'        => array(
				__( 'Offer', 'design-marketplace' ),
				self::offer( ... ),
				self::meta( Job_Facts::key( 'engagement' ) ),
			),
			'dm_deadline'     => array(
				__( 'Deadline', 'design-marketplace' ),
				static fn( WP_Post $post ): string => esc_html( self::day( Deadline::of( $post->ID ) ) ),
				self::meta( Deadline::META ),
			),
			'dm_status'       => array(
				__( 'Status', 'design-marketplace' ),
				static fn( WP_Post $post ): string => esc_html( self::status( $post->post_status ) ),
				'{posts}.post_status',
			),
			'dm_applications' => array(
				__( 'Applications', 'design-marketplace' ),
				$this->candidates( ... ),
				'( SELECT COUNT(*) FROM ' . Application_Query::sql_from( 'a.mission_id = {posts}.ID' ) . ' )',
			),
			'dm_posted'       => array(
				__( 'Posted', 'design-marketplace' ),
				static fn( WP_Post $post ): string => esc_html( self::posted_on( $post ) ),
				'COALESCE( REPLACE( ' . self::meta( Mission_Post_Type::POSTING_DATE ) . ", '/', '-' ), {posts}.post_date )",
			),
		);
	}

	public function prime( array $posts ): void {
		People::prime( wp_list_pluck( $posts, 'post_author' ) );
		$this->counts = Application_Query::told_counts( array_values( array_map( 'intval', wp_list_pluck( $posts, 'ID' ) ) ) );
	}

	public function filters(): array {
		return array(
			Skill_Filter::PARAMETER => Skill_Filter::filter(),
			'dm_engagement'         => array(
				'label'   => __( 'Filter by engagement', 'design-marketplace' ),
				'choices' => array( '' => __( 'Any engagement', 'design-marketplace' ) ) + Markup::labels( 'engagements' ),
				'sql'     => static fn( string $value ): string => self::prepared(
					self::meta( Job_Facts::key( 'engagement' ) ) . ' = %s',
					$value
				),
			),
			'dm_candidates'         => array(
				'label'   => __( 'Filter by applications', 'design-marketplace' ),
				'choices' => array(
					''     => __( 'With or without applications', 'design-marketplace' ),
					'some' => __( 'With applications', 'design-marketplace' ),
					'none' => __( 'Without applications', 'design-marketplace' ),
				),
				'sql'     => static fn( string $value ): string => ( 'none' === $value ? 'NOT ' : '' )
					. 'EXISTS ( SELECT 1 FROM ' . Application_Query::sql_from( 'a.mission_id = {posts}.ID' ) . ' )',
			),
			'dm_silent'             => array(
				'label'   => __( 'Filter by answers', 'design-marketplace' ),
				'choices' => array(
					''     => __( 'Answered or not', 'design-marketplace' ),
					'some' => __( 'Company has not answered', 'design-marketplace' ),
				),
				'sql'     => static fn(): string => '{posts}.ID IN ' . Unanswered::sql_missions(),
			),
			self::DUE               => array(
				'label'   => __( 'Filter by deadline', 'design-marketplace' ),
				'choices' => array(
					''       => __( 'Any deadline', 'design-marketplace' ),
					'ahead'  => __( 'Takes applications', 'design-marketplace' ),
					'passed' => __( 'Deadline passed', 'design-marketplace' ),
				),
				'sql'     => static fn( string $value ): string => self::due( '{posts}', 'passed' === $value ),
			),
			self::WAITS             => array(
				'label'   => __( 'Filter by approval', 'design-marketplace' ),
				'choices' => array(
					''     => __( 'Approved or not', 'design-marketplace' ),
					'some' => __( 'Awaiting approval', 'design-marketplace' ),
				),
				'sql'     => static fn(): string => Approval_Hold::sql_waits( '{posts}' ),
			),
		);
	}

	public function search(): array {
		return Works::SEARCH;
	}

	public function actions( array $actions, WP_Post $post ): array {
		if ( Mission_Policy::can_close( $post ) ) {
			$actions['dm_close'] = Ui::link( Close_Missions::url( $post->ID ), __( 'Close', 'design-marketplace' ) );
		}
		if ( Reopen_Mission::may( $post ) ) {
			$actions['dm_reopen'] = Ui::link( Reopen_Mission::url( $post->ID ), __( 'Open again…', 'design-marketplace' ) );
		}
		if ( current_user_can( Admin::MANAGE ) && Approval_Hold::waits( $post ) ) {
			$actions['dm_approve'] = Ui::link( Approvals::url( $post->ID ), __( 'Approve or reject…', 'design-marketplace' ) );
		}
		$url = Mission_State::is_published( $post ) ? People::profile_url( (int) $post->post_author ) : '';
		if ( '' !== $url ) {
			$actions['view'] = Ui::link( "{$url}/mission/{$post->ID}", __( 'View', 'design-marketplace' ) );
		}
		return $actions;
	}

	public function bulk(): array {
		return array( Close_Missions::BULK => __( 'Close design jobs', 'design-marketplace' ) )
			+ (
				current_user_can( Admin::MANAGE ) ? array( Approvals::BULK => __( 'Approve or reject…', 'design-marketplace' ) ) : array()
			);
	}

	public static function status( string $status ): string {
		if ( Mission_State::Open->value === $status ) {
			return __( 'Open', 'design-marketplace' );
		}
		if ( Mission_State::Held->value === $status ) {
			return __( 'Awaiting approval', 'design-marketplace' );
		}
		$object = get_post_status_object( $status );
		return $object && is_string( $object->label ) ? $object->label : $status;
	}

	/** The date of a mission as shown on the site. */
	private static function posted_on( WP_Post $post ): string {
		$day = Posts::text( $post->ID, Mission_Post_Type::POSTING_DATE );
		return '' === $day ? (string) get_the_date( '', $post ) : self::day( $day );
	}

	/** A day in the site's words, '' for none. $day: `YYYY/MM/DD`. */
	private static function day( string $day ): string {
		return People::day( str_replace( '/', '-', $day ) );
	}

	/**
	 * @param list<int> $ids Missions.
	 * @return array<int,int>
	 */
	public static function applications( array $ids ): array {
		return array_map( 'array_sum', Application_Query::told_counts( $ids ) );
	}

	/** The number of missions that take applications, as the site counts them, or of those whose deadline has passed. */
	public static function number( bool $passed = false ): int {
		$due = self::due( 'p', $passed );
		return (int) Sql::value( "SELECT COUNT(*) FROM {posts} p WHERE p.post_type = %s AND {$due}", Mission_Post_Type::NAME );
	}

	/**
	 * Views above the list: "Open" is what the site calls open, and those past their deadline have a view of their own.
	 * @param array<string,string> $views Core's.
	 * @return array<string,string>
	 */
	public static function views( array $views ): array {
		$own   = array(
			'ahead'  => array( __( 'Open', 'design-marketplace' ), self::number() ),
			'passed' => array( __( 'Deadline passed', 'design-marketplace' ), self::number( true ) ),
		);
		$links = array();
		foreach ( $own as $value => [ $label, $number ] ) {
			if ( $number > 0 ) {
				$url                    = Menu::list_url( Mission_Post_Type::NAME, array( self::DUE => $value ) );
				$links[ "dm_{$value}" ] = Ui::view( $url, $label, $number, Ui::asked( self::DUE ) === $value );
			}
		}
		$first = array_intersect_key( $views, array( 'all' => 1 ) );
		return $first + $links + array_diff_key( $views, $first, array( Mission_State::Open->value => 1 ) ) + self::saved();
	}

	/** @return array<string,string> Links of the saved views. Prints the buttons about what is shown, above them. */
	private static function saved(): array {
		$filters = Views::known_of_jobs( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- a list is only read.
		View_Tools::tools( Views::JOBS, $filters );
		return current_user_can( Admin::MANAGE ) ? View_Tools::saved( Views::JOBS, $filters ) : array();
	}

	/** SQL for published missions of companies that are on, by their deadline. $posts: table or alias, of fixed words. */
	private static function due( string $posts, bool $passed ): string {
		return "{$posts}.post_status = '"
			. Mission_State::Open->value
			. "' AND "
			. State::sql_not_off( "{$posts}.post_author" )
			. ( $passed ? ' AND NOT ' : ' AND ' )
			. Deadline::sql_ahead( "{$posts}.ID" );
	}

	/** The facts of a mission, one per line, as escaped HTML. */
	private static function offer( WP_Post $post ): string {
		$line = static fn( array $line ): string => esc_html( implode( ', ', array_filter( array( $line['value'], $line['note'] ) ) ) );
		return implode( '<br>', array_map( $line, ( new Job_Words( Job_Facts::of( $post->ID ) ) )->lines() ) );
	}

	private function candidates( WP_Post $post ): string {
		// Quick edit prints a single row, without prime().
		$counts = $this->counts[ $post->ID ] ?? (
			wp_doing_ajax() ? Application_Query::told_counts( array( $post->ID ) )[ $post->ID ] ?? array() : array()
		);
		$number = array_sum( $counts );
		if ( 0 === $number ) {
			return '0';
		}
		$url   = Menu::list_url( Item_Types::APPLICATION, array( Applications::MISSION => $post->ID ) );
		$words = Html::of( 'span.description', Told_Stages::words( $counts ) );
		return (string) Html::lines( Html::safe( Ui::link( $url, number_format_i18n( $number ) ) ), $words );
	}
}
