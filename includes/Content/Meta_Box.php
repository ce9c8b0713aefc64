<?php
/**
 * The typed fields for those who use the classic editor; the block editor has a panel instead.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use WP_Post;

/**
 * A value that is wrong is not kept: what was there stays, and a notice says why.
 *
 * @phpstan-import-type Field from Fields
 */
final class Meta_Box {

	private const ID = 'design-marketplace-fields';

	/**
	 * Names of the form's parts, and of the part of the address that carries what was wrong.
	 */
	private const NONCE = 'design_marketplace_fields_nonce';
	private const FORM  = 'design_marketplace_fields';
	private const WRONG = 'design_marketplace_wrong';

	/**
	 * What was wrong with the fields just saved.
	 *
	 * @var list<string>
	 */
	private array $wrong = array();

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		foreach ( Fields::types() as $type ) {
			add_action( "add_meta_boxes_{$type}", array( $this, 'add' ) );
			add_action( "save_post_{$type}", array( $this, 'save' ) );
		}
		add_filter( 'redirect_post_location', array( $this, 'carry_on' ) );
		add_action( 'admin_notices', array( $this, 'tell' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Adds the box to the classic editor of a post.
	 *
	 * @param WP_Post $post Post.
	 */
	public function add( WP_Post $post ): void {
		add_meta_box( self::ID, esc_html( Fields::title( $post->post_type ) ), array( $this, 'show' ), $post->post_type, 'normal', 'high', array( '__back_compat_meta_box' => true ) );
	}

	/**
	 * Prints the fields.
	 *
	 * @param WP_Post $post Post.
	 */
	public function show( WP_Post $post ): void {
		wp_nonce_field( self::action( $post->ID ), self::NONCE );
		foreach ( Fields::of( $post->post_type ) as $field ) {
			printf(
				'<p><label for="%1$s"><strong>%2$s</strong></label><br>%3$s<br><span class="description" id="%1$s-help">%4$s</span></p>',
				esc_attr( self::element( $field ) ),
				esc_html( $field['label'] ),
				self::control( $field, Types::field( $post->ID, $field['name'] ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
				esc_html( $field['help'] )
			);
		}
	}

	/**
	 * Saves the fields of the form, and only of the form: neither another plugin's save, nor an autosave, nor REST.
	 *
	 * @param int $post_id Post.
	 */
	public function save( int $post_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ) : '';
		if ( ! wp_verify_nonce( $nonce, self::action( $post_id ) ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- each field by its kind, below.
		$sent = isset( $_POST[ self::FORM ] ) && is_array( $_POST[ self::FORM ] ) ? wp_unslash( $_POST[ self::FORM ] ) : array();
		$type = (string) get_post_type( $post_id );
		foreach ( Fields::of( $type ) as $field ) {
			$key = Fields::key( $field );
			if ( ! isset( $sent[ $field['name'] ] ) ) {
				continue;
			}
			$value = $sent[ $field['name'] ];
			if ( Fields::problems( $type, array( $key => $value ) ) ) {
				$this->wrong[] = $field['name'];
			} else {
				update_post_meta( $post_id, $key, wp_slash( Field_Rules::clean( $field, $value ) ) );
			}
		}
	}

	/**
	 * Takes the names of the fields that were wrong along to the screen shown next.
	 *
	 * @param string $location Its address.
	 */
	public function carry_on( string $location ): string {
		return $this->wrong ? add_query_arg( self::WRONG, implode( ',', $this->wrong ), $location ) : remove_query_arg( self::WRONG, $location );
	}

	/**
	 * Says what was not saved, and why.
	 */
	public function tell(): void {
		$screen = get_current_screen();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- names out of a fixed list, to show a message.
		$wrong = isset( $_GET[ self::WRONG ] ) && is_string( $_GET[ self::WRONG ] ) ? explode( ',', sanitize_text_field( wp_unslash( $_GET[ self::WRONG ] ) ) ) : array();
		foreach ( $screen && 'post' === $screen->base ? Fields::of( $screen->post_type ) : array() as $field ) {
			if ( in_array( $field['name'], $wrong, true ) ) {
				$reason = in_array( $field['kind'], array( 'text', 'lines' ), true ) ? Field_Rules::too_long( $field['max'] ) : Field_Rules::message( $field['kind'] );
				/* translators: 1: name of a field, 2: what is wrong with it. */
				wp_admin_notice( esc_html( sprintf( __( '%1$s was not saved. %2$s', 'design-marketplace' ), $field['label'], $reason ) ), array( 'type' => 'error' ) );
			}
		}
	}

	/**
	 * Loads the media library's dialog for the file.
	 */
	public function enqueue(): void {
		$screen = get_current_screen();
		if ( ! $screen || 'post' !== $screen->base || $screen->is_block_editor() || ! in_array( 'file', array_column( Fields::of( $screen->post_type ), 'kind' ), true ) ) {
			return;
		}
		wp_enqueue_media();
		wp_enqueue_script( self::ID, plugins_url( 'meta-box.js', __FILE__ ), array( 'media-editor' ), (string) filemtime( __DIR__ . '/meta-box.js' ), array( 'in_footer' => true ) );
	}

	/**
	 * A field's control, escaped.
	 *
	 * @param Field  $field Field.
	 * @param string $value Value.
	 */
	private static function control( array $field, string $value ): string {
		$id    = self::element( $field );
		$named = sprintf( 'id="%1$s" name="%2$s[%3$s]" aria-describedby="%1$s-help"', esc_attr( $id ), esc_attr( self::FORM ), esc_attr( $field['name'] ) );
		if ( 'lines' === $field['kind'] ) {
			return sprintf( '<textarea %s class="widefat" rows="4" maxlength="%d">%s</textarea>', $named, $field['max'], esc_textarea( $value ) );
		}
		if ( 'file' === $field['kind'] ) {
			return self::file( $field, (int) $value );
		}
		$type = 'day' === $field['kind'] ? 'date' : 'text';
		return sprintf( '<input %s type="%s" class="%s" maxlength="%d" value="%s">', $named, $type, 'date' === $type ? '' : 'widefat', $field['max'], esc_attr( $value ) );
	}

	/**
	 * The file's name and two buttons; without JavaScript its number in the media library.
	 *
	 * @param Field $field Field.
	 * @param int   $file  Attachment id.
	 */
	private static function file( array $field, int $file ): string {
		$id = self::element( $field );
		return sprintf(
			'<span data-design-marketplace-file><input id="%1$s" name="%2$s[%3$s]" aria-describedby="%1$s-help" type="number" min="0" value="%4$d"> <span data-name>%5$s</span> <button type="button" class="button" data-choose hidden>%6$s</button> <button type="button" class="button-link button-link-delete" data-remove hidden>%7$s</button></span>',
			esc_attr( $id ),
			esc_attr( self::FORM ),
			esc_attr( $field['name'] ),
			$file,
			esc_html( $file ? wp_basename( (string) get_attached_file( $file ) ) : '' ),
			esc_html__( 'Choose a file', 'design-marketplace' ),
			esc_html__( 'Remove the file', 'design-marketplace' )
		);
	}

	/**
	 * Id of a field's element.
	 *
	 * @param Field $field Field.
	 */
	private static function element( array $field ): string {
		return self::ID . '-' . $field['name'];
	}

	private static function action( int $post_id ): string {
		return self::ID . '-' . $post_id;
	}
}
