<?php
/** The edit screens of works, missions and applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Applications;
use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Screens\Close_Missions;
use DesignMarketplace\Desk\Admin\Screens\Decide_For;
use DesignMarketplace\Desk\Admin\Screens\Give_Work;
use DesignMarketplace\Desk\Admin\Screens\Reopen_Mission;
use DesignMarketplace\Jobs\Applications\Application_Post_Type as Application_Type;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Missions\Mission_Policy;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Portfolio\Work_Post_Type as Work_Type;
use DesignMarketplace\Site\Front\Html;
use WP_Post;

final class Item_Screen {

	private const CANDIDATES = 10;

	/** Replaces core's publish box, which has visibility, password and date. */
	public function boxes( WP_Post $post ): void {
		remove_meta_box( 'submitdiv', $post->post_type, 'side' );
		remove_meta_box( 'slugdiv', $post->post_type, 'normal' );
		add_meta_box( 'dm-status', __( 'Status', 'design-marketplace' ), array( $this, 'status' ), $post->post_type, 'side', 'high' );
		match ( $post->post_type ) {
			Work_Type::NAME        => $this->work_boxes(),
			Mission_Type::NAME     => $this->mission_boxes(),
			Application_Type::NAME => add_meta_box(
				'dm-message',
				__( 'Message', 'design-marketplace' ),
				array( $this, 'message' ),
				$post->post_type,
				'normal',
				'high'
			),
			default                => null,
		};
	}

	/** Status, owner, dates, and actions. */
	public function status( WP_Post $post ): void {
		$is_editable = Application_Type::NAME !== $post->post_type;
		// Closing cannot be undone: a link leads to a page that asks first.
		$labels = $is_editable ? ( new Member_Items() )->labels( $post ) : array();
		if ( Mission_State::Open->value === $post->post_status ) {
			unset( $labels[ Mission_State::Closed->value ] );
		}
		echo '<div class="dm-status">';
		if ( count( $labels ) > 1 ) {
			printf(
				'<p><label for="dm-status-choice">%s</label> <select name="post_status" id="dm-status-choice">',
				esc_html__( 'Status', 'design-marketplace' )
			);
			$chosen = Refused_Form::of( $post->ID )['typed']['post_status'] ?? $post->post_status;
			foreach ( $labels as $value => $label ) {
				printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $label ) );
			}
			echo '</select></p>';
		} elseif ( $labels ) {
			$this->row( __( 'Status', 'design-marketplace' ), '<strong>' . esc_html( implode( '', $labels ) ) . '</strong>' );
		}
		$mission = Application_Type::NAME === $post->post_type ? Applications::mission( $post ) : null;
		$this->row(
			Mission_Type::NAME === $post->post_type
				? __( 'Company', 'design-marketplace' )
				: ( $is_editable ? __( 'Designer', 'design-marketplace' ) : __( 'Candidate', 'design-marketplace' ) ),
			People::link( (int) $post->post_author, $post->post_type )
		);
		if ( $mission ) {
			$this->row(
				__( 'Design job', 'design-marketplace' ),
				sprintf(
					'<a href="%s">%s</a> (%s)',
					esc_url( (string) get_edit_post_link( $mission->ID, 'raw' ) ),
					esc_html( $mission->post_title ),
					esc_html( Missions::status( $mission->post_status ) )
				)
			);
			$this->row( __( 'Company', 'design-marketplace' ), People::link( (int) $mission->post_author, Mission_Type::NAME ) );
		}
		$this->row(
			$is_editable ? __( 'Posted', 'design-marketplace' ) : __( 'Received', 'design-marketplace' ),
			People::time( $post->post_date_gmt )
		);
		$this->row(
			__( 'Changed', 'design-marketplace' ),
			$post->post_modified_gmt === $post->post_date_gmt ? '' : People::time( $post->post_modified_gmt )
		);
		$profile = People::profile_url( (int) $post->post_author );
		if ( '' !== $profile ) {
			Ui::p( Html::of( 'a', __( 'View the public profile', 'design-marketplace' ), href: $profile ) );
		}
		if ( Mission_Type::NAME === $post->post_type && Mission_Policy::can_close( $post ) ) {
			Ui::p(
				Html::of( 'a.button', __( 'Close this design job', 'design-marketplace' ), href: Close_Missions::url( array( $post->ID ) ) )
			);
		}
		if ( Reopen_Mission::may( $post ) ) {
			Ui::p(
				Html::of( 'a.button', __( 'Open this design job again', 'design-marketplace' ), href: Reopen_Mission::url( $post->ID ) )
			);
		}
		if ( $mission ) {
			echo '<p>' . Decide_For::link( $post->ID, Application_Query::told( array( $post->ID ) )[ $post->ID ] ?? '', 'button' ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- comes escaped.
		}
		if ( Give_Work::may( $post ) ) {
			Ui::p( Html::of( 'a.button', __( 'Give to another member', 'design-marketplace' ), href: Give_Work::url( $post->ID ) ) );
		}
		echo '</div><div id="major-publishing-actions"><div id="delete-action">';
		if ( current_user_can( 'delete_post', $post->ID ) ) {
			printf(
				'<a class="submitdelete deletion" href="%s">%s</a>',
				esc_url( (string) get_delete_post_link( $post->ID ) ),
				esc_html__( 'Move to Trash', 'design-marketplace' )
			);
		}
		echo '</div><div id="publishing-action">';
		if ( $is_editable ) {
			submit_button( __( 'Update', 'design-marketplace' ), 'primary large', 'save', false, array( 'id' => 'publish' ) );
		}
		echo '</div><div class="clear"></div></div>';
	}

	public function details( WP_Post $post ): void {
		Item_Form::marks( $post );
		$refused = Refused_Form::of( $post->ID );
		$typed   = $refused['typed'][ Item_Form::FIELDS ] ?? null;
		$fields  = new Item_Fields( 'edit', is_array( $typed ) ? $typed : Member_Items::values( $post ), $refused['errors'] ?? array() );
		if ( Mission_Type::NAME === $post->post_type ) {
			$fields->mission();
			$fields->facts();
		} else {
			$fields->work();
		}
	}

	public function candidates( WP_Post $post ): void {
		$found = get_posts(
			array(
				'post_type'      => Application_Type::NAME,
				'post_parent'    => $post->ID,
				'posts_per_page' => self::CANDIDATES, // phpcs:ignore WordPress.WP.PostsPerPage -- a handful.
				'order'          => 'ASC',
			)
		);
		if ( ! $found ) {
			Ui::p( __( 'No application yet', 'design-marketplace' ) );
			return;
		}
		People::prime( wp_list_pluck( $found, 'post_author' ) );
		echo '<ul class="ul-disc">';
		foreach ( $found as $application ) {
			printf(
				'<li><a href="%s">%s</a>, %s</li>',
				esc_url( (string) get_edit_post_link( $application->ID, 'raw' ) ),
				esc_html( People::name( (int) $application->post_author ) ),
				esc_html( (string) get_the_date( '', $application ) )
			);
		}
		$number = Missions::applications( array( $post->ID ) )[ $post->ID ] ?? 0;
		printf(
			'</ul><p><a href="%s">%s</a></p>',
			esc_url( Menu::list_url( Application_Type::NAME, array( Applications::MISSION => $post->ID ) ) ),
			esc_html( Close_Missions::applications( $number ) )
		);
	}

	public function message( WP_Post $post ): void {
		printf( '<div class="dm-message">%s</div>', nl2br( esc_html( $post->post_content ) ) );
	}

	/**
	 * Adds label and maximum length to the text area of the description.
	 * @param string $html Escaped HTML of the editor.
	 */
	public function describe_editor( string $html ): string {
		$screen = get_current_screen();
		$rules  = array(
			Work_Type::NAME    => 'work',
			Mission_Type::NAME => 'mission',
		);
		if ( ! $screen || 'post' !== $screen->base || ! isset( $rules[ $screen->post_type ] ) ) {
			return $html;
		}
		$limit = (int) Contract::fields( $rules[ $screen->post_type ] )['description']->get( 'maxLength' );
		$label = sprintf(
			'<p class="dm-field"><label for="content">%s</label></p>',
			str_replace( '%', '%%', esc_html__( 'Description', 'design-marketplace' ) )
		);
		return $label . str_replace( '<textarea ', sprintf( '<textarea maxlength="%d" ', $limit ), $html );
	}

	/**
	 * Replaces core's messages, which speak of posts and link to pages that do not exist.
	 * @param array<string,array<int,string|false>> $messages Messages by type.
	 * @return array<string,array<int,string|false>>
	 */
	public function messages( array $messages ): array {
		foreach ( Item_Types::ALL as $type ) {
			$messages[ $type ] = array_fill( 1, 10, __( 'Saved.', 'design-marketplace' ) );
		}
		return $messages;
	}

	private function work_boxes(): void {
		add_meta_box( 'dm-details', __( 'Details', 'design-marketplace' ), array( $this, 'details' ), Work_Type::NAME, 'normal', 'high' );
		add_meta_box(
			'dm-pictures',
			__( 'Pictures', 'design-marketplace' ),
			array( new Work_Pictures(), 'show' ),
			Work_Type::NAME,
			'normal',
			'high'
		);
	}

	private function mission_boxes(): void {
		add_meta_box(
			'dm-details',
			__( 'Details', 'design-marketplace' ),
			array( $this, 'details' ),
			Mission_Type::NAME,
			'normal',
			'high'
		);
		add_meta_box(
			'dm-candidates',
			__( 'Candidates', 'design-marketplace' ),
			array( $this, 'candidates' ),
			Mission_Type::NAME,
			'normal',
			'high'
		);
	}

	/** @param string $html Escaped HTML, '' for no line. */
	private function row( string $label, string $html ): void {
		if ( '' !== $html ) {
			printf( '<p>%s: %s</p>', esc_html( $label ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the callers.
		}
	}
}
