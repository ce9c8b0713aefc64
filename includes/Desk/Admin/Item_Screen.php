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
		$boxes = array(
			Work_Type::NAME        => array(
				'details'  => array( __( 'Details', 'design-marketplace' ), array( $this, 'details' ) ),
				'pictures' => array( __( 'Pictures', 'design-marketplace' ), array( new Work_Pictures(), 'show' ) ),
			),
			Mission_Type::NAME     => array(
				'details'    => array( __( 'Details', 'design-marketplace' ), array( $this, 'details' ) ),
				'candidates' => array( __( 'Candidates', 'design-marketplace' ), array( $this, 'candidates' ) ),
			),
			Application_Type::NAME => array( 'message' => array( __( 'Message', 'design-marketplace' ), array( $this, 'message' ) ) ),
		);
		foreach ( $boxes[ $post->post_type ] ?? array() as $name => [ $title, $show ] ) {
			add_meta_box( "dm-{$name}", $title, $show, $post->post_type, 'normal', 'high' );
		}
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
			$chosen = Refused_Form::of( $post->ID )['typed']['post_status'] ?? $post->post_status;
			Ui::p(
				Html::of( 'label', __( 'Status', 'design-marketplace' ), for: 'dm-status-choice' ),
				' ',
				Ui::select( $labels, is_string( $chosen ) ? $chosen : '', name: 'post_status', id: 'dm-status-choice' )
			);
		} elseif ( $labels ) {
			self::row( __( 'Status', 'design-marketplace' ), (string) Html::of( 'strong', implode( '', $labels ) ) );
		}
		$mission = $is_editable ? null : Applications::mission( $post );
		$whose   = match ( $post->post_type ) {
			Mission_Type::NAME => __( 'Company', 'design-marketplace' ),
			Work_Type::NAME    => __( 'Designer', 'design-marketplace' ),
			default            => __( 'Candidate', 'design-marketplace' ),
		};
		self::row( $whose, People::link( (int) $post->post_author, $post->post_type ) );
		if ( $mission ) {
			$link  = Ui::link( (string) get_edit_post_link( $mission->ID, 'raw' ), $mission->post_title );
			$state = esc_html( Missions::status( $mission->post_status ) );
			self::row( __( 'Design job', 'design-marketplace' ), "{$link} ({$state})" );
			self::row( __( 'Company', 'design-marketplace' ), People::link( (int) $mission->post_author, Mission_Type::NAME ) );
		}
		$changed  = $post->post_modified_gmt === $post->post_date_gmt ? '' : People::time( $post->post_modified_gmt );
		$received = $is_editable ? __( 'Posted', 'design-marketplace' ) : __( 'Received', 'design-marketplace' );
		self::row( $received, People::time( $post->post_date_gmt ) );
		self::row( __( 'Changed', 'design-marketplace' ), $changed );
		$profile = People::profile_url( (int) $post->post_author );
		Ui::p( Html::of( 'a', '' === $profile ? '' : __( 'View the public profile', 'design-marketplace' ), href: $profile ) );
		if ( Mission_Type::NAME === $post->post_type && Mission_Policy::can_close( $post ) ) {
			self::button( Close_Missions::url( $post->ID ), __( 'Close this design job', 'design-marketplace' ) );
		}
		if ( Reopen_Mission::may( $post ) ) {
			self::button( Reopen_Mission::url( $post->ID ), __( 'Open this design job again', 'design-marketplace' ) );
		}
		if ( $mission ) {
			$told = Application_Query::told( array( $post->ID ) )[ $post->ID ] ?? '';
			Ui::p( Html::safe( Decide_For::link( $post->ID, $told, 'button' ) ) );
		}
		if ( Give_Work::may( $post ) ) {
			self::button( Give_Work::url( $post->ID ), __( 'Give to another member', 'design-marketplace' ) );
		}
		$delete = current_user_can( 'delete_post', $post->ID ) ? (string) get_delete_post_link( $post->ID ) : '';
		$trash  = '' === $delete ? '' : __( 'Move to Trash', 'design-marketplace' );
		echo '</div><div id="major-publishing-actions"><div id="delete-action">';
		Ui::say( Html::of( 'a.submitdelete.deletion', $trash, href: $delete ) );
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
		$which = array( 'post_type' => Application_Type::NAME, 'post_parent' => $post->ID );
		$found = get_posts( $which + array( 'numberposts' => self::CANDIDATES, 'order' => 'ASC' ) ); // phpcs:ignore WordPress.WP.PostsPerPage -- a handful.
		if ( ! $found ) {
			Ui::p( __( 'No application yet', 'design-marketplace' ) );
			return;
		}
		People::prime( wp_list_pluck( $found, 'post_author' ) );
		$line   = static fn( WP_Post $one ): Html => Html::of(
			'li',
			Html::of( 'a', People::name( (int) $one->post_author ), href: (string) get_edit_post_link( $one->ID, 'raw' ) ),
			', ' . get_the_date( '', $one )
		);
		Ui::say( Html::of( 'ul.ul-disc', Html::each( $line, array_values( $found ) ) ) );
		$number = Close_Missions::applications( Missions::applications( array( $post->ID ) )[ $post->ID ] ?? 0 );
		$list   = Menu::list_url( Application_Type::NAME, array( Applications::MISSION => $post->ID ) );
		Ui::p( Html::of( 'a', $number, href: $list ) );
	}

	public function message( WP_Post $post ): void {
		Ui::say( Ui::tag( 'div.dm-message', Ui::lines( $post->post_content ) ) );
	}

	/** The text as it was typed. Without a rich editor core does not escape the text area's content, so that `&lt;` would become `<`. */
	public function content( string $content ): string {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$post   = $screen && 'post' === $screen->base && in_array( $screen->post_type, Item_Types::ALL, true ) ? get_post() : null;
		if ( ! $post instanceof WP_Post ) {
			return $content;
		}
		$typed = Refused_Form::of( $post->ID )['typed']['content'] ?? null;
		return esc_textarea( is_string( $typed ) ? $typed : (string) get_post_field( 'post_content', $post->ID, 'raw' ) );
	}

	/**
	 * A plain text area for members' texts, instead of an editor that writes HTML.
	 * @param array<string,mixed> $settings Editor settings.
	 * @return array<string,mixed>
	 */
	public function plain( array $settings, string $editor ): array {
		$screen   = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$is_plain = 'content' === $editor && $screen && in_array( $screen->post_type, Item_Types::ALL, true );
		return ( $is_plain ? array_fill_keys( array( 'tinymce', 'quicktags', 'media_buttons' ), false ) : array() ) + $settings;
	}

	/** Adds label and maximum length to the text area of the description. $html: escaped HTML of the editor. */
	public function describe_editor( string $html ): string {
		$screen = get_current_screen();
		$rules  = array( Work_Type::NAME => 'work', Mission_Type::NAME => 'mission' );
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

	/** @param string $html Escaped HTML, '' for no line. */
	private static function row( string $label, string $html ): void {
		if ( '' !== $html ) {
			Ui::p( "{$label}: ", Html::safe( $html ) );
		}
	}

	private static function button( string $url, string $label ): void {
		Ui::p( Html::of( 'a.button', $label, href: $url ) );
	}
}
