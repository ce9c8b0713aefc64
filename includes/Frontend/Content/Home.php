<?php
/**
 * The home page's blocks before the app draws them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

/**
 * The hero exactly as src/features/home draws it for designers; below it a reading of the blocks, with both roles' points.
 */
final class Home {

	private const HALF = '(min-width: 900px) 50vw, 100vw';

	private const QUARTER = '(min-width: 900px) 25vw, 50vw';

	private const THREE_QUARTERS = '(min-width: 900px) 75vw, 100vw';

	private const DONE = array( '(min-width: 900px) 75vw, 100vw', '(min-width: 900px) 25vw, (min-width: 600px) 50vw, 100vw' );

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * All blocks, escaped.
	 */
	public function html(): string {
		$html = '';
		foreach ( (array) ( $this->view->page()['home_content'] ?? array() ) as $block ) {
			$props = new Props( (array) ( $block['props'] ?? array() ) );
			$part  = match ( $block['name'] ?? '' ) {
				'hero'             => $this->hero( $props ),
				'image'            => $this->image( $props ),
				'how_it_works'     => $this->steps( $props ),
				'ebd_presentation' => $this->presentation( $props ),
				'events'           => ( new Events( $this->view ) )->html( $props->text( 'title', __( 'Events', 'design-marketplace' ) ), $props->locale( 'title', __( 'Events', 'design-marketplace' ) ) ),
				'past_projects'    => $this->past_projects( $props ),
				'testimonials'     => $this->testimonials( $props ),
				'video'            => $this->video( $props ),
				default            => '',
			};
			$html .= '' === $html ? $part : Picture::later( $part );
		}
		$name = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		if ( '' === $html ) {
			$html = $this->hero( new Props( array( 'title' => $name, 'btn_txt' => Contract::route( 'designers' )->title(), 'btn_link' => '/designers' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		}
		return str_contains( $html, '<h1' ) ? $html : sprintf( '<h1 class="sr">%s</h1>', esc_html( $name ) ) . $html;
	}

	/**
	 * The hero.
	 *
	 * @param Props $props Properties.
	 */
	private function hero( Props $props ): string {
		$pictures = array_values( array_filter( $props->rows( 'pictures' ), static fn( array $row ): bool => Picture::is_image( $row['image'] ?? null ) ) );
		$tiles    = array( $this->tile( $pictures[0] ?? null, 'wide', self::HALF ), $this->tile( $pictures[1] ?? null, '', self::QUARTER ), $this->tile( $pictures[2] ?? null, 'extra', self::QUARTER ) );
		$figures  = $props->figures();
		$facts    = array();
		if ( ( $figures['designers'] ?? 0 ) > 0 ) {
			/* translators: %s: number of portfolios. */
			$facts[] = sprintf( _n( '%s portfolio.', '%s portfolios.', $figures['designers'], 'design-marketplace' ), number_format_i18n( $figures['designers'] ) );
		}
		if ( ( $figures['jobs'] ?? 0 ) > 0 ) {
			/* translators: %s: number of projects with open jobs. */
			$facts[] = sprintf( _n( '%s open job.', '%s open jobs.', $figures['jobs'], 'design-marketplace' ), number_format_i18n( $figures['jobs'] ) );
		}
		$text = $props->text( 'text' );
		$jump = $props->text( 'anchor_txt' );
		return sprintf(
			'<section class="hero"><div class="grid"><div class="c1-9 hero-head">%s</div><div class="c10-12 hero-copy">%s%s</div><div class="hero-mods"><div class="hero-cta on-role">%s<div class="btns">%s%s</div></div>%s<div class="hero-tile hero-form%s" aria-hidden="true"><i></i></div>%s%s</div>%s</div></section>',
			Markup::heading( $props->text( 'title' ), locale: '' ),
			'' === $text ? '' : sprintf( '<p class="t4 lead">%s</p>', Markup::lines( $text, '' ) ),
			$this->toggle(),
			$facts ? sprintf( '<p class="t3 num">%s</p>', Markup::lines( implode( "\n", $facts ) ) ) : '',
			Markup::button( $props->text( 'btn_link', '/signup' ), $props->text( 'btn_txt', __( 'Sign up', 'design-marketplace' ) ) ),
			'' === $jump ? '' : sprintf( '<a class="plain" href="#%s">%s %s</a>', esc_attr( ltrim( $props->text( 'anchor' ), '#' ) ), Markup::said( $jump, '' ), Markup::icon( 'arrow-down', 'arrow-down' ) ),
			$tiles[0],
			'' === $tiles[0] ? ' wide' : '',
			$tiles[1],
			$tiles[2],
			$this->now( $props )
		);
	}

	/**
	 * Three jobs that are open now.
	 *
	 * @param Props $props The hero's properties.
	 */
	private function now( Props $props ): string {
		$html = '';
		foreach ( $props->rows( 'open_now' ) as $job ) {
			$html .= sprintf( '<li>%s<span class="soft">%s</span></li>', Markup::link( sprintf( '/project/%s/mission/%d', $job['slug'], $job['id'] ), (string) $job['title'], 't3' ), esc_html( (string) $job['company'] ) );
		}
		return '' === $html ? '' : sprintf( '<div class="hero-now"><h2 class="t4">%s</h2><ul>%s</ul></div>', esc_html__( 'Open now', 'design-marketplace' ), $html );
	}

	/**
	 * One of the hero's pictures; a link where it leads somewhere.
	 *
	 * @param array<string,mixed>|null $picture Picture and link.
	 * @param string                   $style   Class name besides its own.
	 * @param string                   $sizes   How wide it is shown.
	 */
	private function tile( ?array $picture, string $style, string $sizes ): string {
		if ( ! $picture ) {
			return '';
		}
		$link  = ( new Props( $picture ) )->text( 'link' );
		$whose = ( new Props( $picture ) )->text( 'name' );
		$label = '' === $link || '' !== $whose . (string) ( $picture['image']['alt'] ?? '' ) ? '' : sprintf( ' aria-label="%s"', esc_attr__( 'See this work', 'design-marketplace' ) );
		$html  = sprintf( '<span class="hero-tile pic">%s</span>%s', Picture::html( $picture['image'], $sizes, null, 'wide' === $style ), '' === $whose ? '' : sprintf( '<span class="hero-name small">%s</span>', esc_html( $whose ) ) );
		$style = trim( "hero-shot {$style}" );
		return '' === $link ? sprintf( '<span class="%s">%s</span>', esc_attr( $style ), $html ) : sprintf( '<a class="%s" href="%s"%s>%s</a>', esc_attr( $style ), Markup::address( $link ), $label, $html );
	}

	/**
	 * The choice of a role: without the app it does nothing, and is not shown.
	 */
	private function toggle(): string {
		return sprintf(
			'<div class="role-toggle app-only" role="group" aria-label="%s"><button type="button" aria-pressed="true">%s</button><button type="button" aria-pressed="false">%s</button></div>',
			esc_attr__( 'I am', 'design-marketplace' ),
			esc_html__( 'Designer', 'design-marketplace' ),
			esc_html__( 'Entrepreneur', 'design-marketplace' )
		);
	}

	private function image( Props $props ): string {
		$image   = Picture::html( $props->value( 'image' ), self::THREE_QUARTERS );
		$caption = $props->text( 'caption' );
		return '' === $image ? '' : sprintf(
			'<section class="section"><figure class="wide-image grid">%s<div class="c4-12">%s</div></figure></section>',
			'' === $caption ? '' : sprintf( '<figcaption class="c1-3 small soft">%s</figcaption>', Markup::lines( $caption, '' ) ),
			$image
		);
	}

	/**
	 * The numbered points of both roles.
	 *
	 * @param Props $props Properties.
	 */
	private function steps( Props $props ): string {
		$lists = '';
		foreach ( array( 'designer', 'contractor' ) as $role ) {
			$points = '';
			foreach ( $props->rows( $role ) as $place => $row ) {
				$point   = new Props( $row );
				$points .= sprintf( '<li><span class="step-form" aria-hidden="true">%d</span><h3 class="t3">%s</h3><p>%s</p></li>', $place + 1, Markup::said( $point->text( 'title' ), '' ), Markup::lines( $point->text( 'content' ), '' ) );
			}
			$lists .= '' === $points ? '' : sprintf( '<ol class="c4-12" aria-label="%s">%s</ol>', esc_attr( Markup::label( 'roles', $role ) ), $points );
		}
		$anchor = ltrim( $props->text( 'anchor' ), '#' );
		return sprintf(
			'<section class="how on-role"%s><div class="grid"><div class="how-head c1-3"><h2 class="t2">%s</h2></div>%s</div></section>',
			'' === $anchor ? '' : sprintf( ' id="%s"', esc_attr( $anchor ) ),
			$props->said( 'title', __( 'How it works', 'design-marketplace' ) ),
			$lists
		);
	}

	private function presentation( Props $props ): string {
		$title  = $props->text( 'title' );
		$link   = $props->text( 'btn_link' );
		$label  = $props->text( 'btn_txt' );
		$rows   = '';
		$labels = array(
			'designers'     => __( 'designers with a portfolio', 'design-marketplace' ),
			'jobs'          => __( 'open design jobs', 'design-marketplace' ),
			'past_projects' => __( 'projects done together', 'design-marketplace' ),
		);
		foreach ( $props->figures() as $name => $count ) {
			$rows .= isset( $labels[ $name ] ) ? sprintf( '<div><dt>%s</dt><dd>%s</dd></div>', esc_html( $labels[ $name ] ), esc_html( number_format_i18n( $count ) ) ) : '';
		}
		return sprintf(
			'<section class="section"><div class="presentation grid">%s<p class="c4-12 t2">%s</p>%s%s</div></section>',
			'' === $title ? '' : sprintf( '<h2 class="c1-3 t4">%s</h2>', Markup::said( $title, '' ) ),
			Markup::lines( $props->text( 'content' ), '' ),
			'' === $rows ? '' : "<dl class=\"figures c4-12 num\">{$rows}</dl>",
			'' === $link || '' === $label ? '' : '<p class="c4-12">' . Markup::button( $link, $label, 'second' ) . '</p>'
		);
	}

	private function past_projects( Props $props ): string {
		$html = '';
		foreach ( $this->view->items( 'past_project?' ) as $place => $item ) {
			$excerpt = View::text( (string) ( $item['excerpt']['rendered'] ?? '' ) );
			$year    = substr( (string) ( $item['date_gmt'] ?? '' ), 0, 4 );
			$link    = (string) ( $item['medium_link'] ?? '' );
			$locale  = (string) ( $item['locale'] ?? '' );
			$html   .= sprintf(
				'<%1$s>%2$s<span class="cap"><span><b>%3$s</b>%4$s</span>%5$s</span></%6$s>',
				'' === $link ? 'div' : sprintf( 'a href="%s"', esc_url( $link ) ),
				Picture::tile( $item['image'] ?? null, self::DONE[ min( $place, 1 ) ], null ),
				Markup::said( View::text( (string) ( $item['title']['rendered'] ?? '' ) ), $locale ),
				'' === $excerpt ? '' : sprintf( '<br><span class="soft">%s</span>', Markup::said( $excerpt, $locale ) ),
				'' === $year ? '' : sprintf( '<span class="soft num">%s</span>', esc_html( $year ) ),
				'' === $link ? 'div' : 'a'
			);
		}
		return sprintf(
			'<section class="section"><div class="grid">%s</div>%s<div class="done-all grid"><p>%s</p></div></section>',
			Markup::heading( $props->text( 'title', __( 'Done together', 'design-marketplace' ) ), 't1', 'h2', $props->locale( 'title', __( 'Done together', 'design-marketplace' ) ) ),
			'' === $html ? '' : "<div class=\"done grid\">{$html}</div>",
			Markup::button( $props->text( 'btn_link', '/showcase' ), $props->text( 'btn_txt', __( 'View all done projects', 'design-marketplace' ) ), 'second' )
		);
	}

	private function testimonials( Props $props ): string {
		$html = '';
		foreach ( $props->rows( 'items' ) as $row ) {
			$voice = new Props( $row );
			$job   = $voice->text( 'job' );
			$html .= '' === $voice->text( 'content' ) ? '' : sprintf(
				'<figure class="voice"><blockquote>%s</blockquote><figcaption class="who">%s<span><b>%s</b>%s</span></figcaption></figure>',
				Markup::lines( $voice->text( 'content' ), '' ),
				Picture::mark( 'avatar', $voice->text( 'name' ), $voice->value( 'avatar' ), '72px' ),
				esc_html( $voice->text( 'name' ) ),
				'' === $job ? '' : sprintf( '<br><span class="soft">%s</span>', Markup::said( $job, '' ) )
			);
		}
		return '' === $html ? '' : sprintf( '<section class="section"><div class="grid voices"><h2 class="label c1-3 t4">%s</h2><div class="c4-12">%s</div></div></section>', $props->said( 'title', __( 'Testimonials', 'design-marketplace' ) ), $html );
	}

	/**
	 * The film's still and the way to it: nothing is fetched from elsewhere.
	 *
	 * @param Props $props Properties.
	 */
	private function video( Props $props ): string {
		$url = $props->text( 'url' );
		return '' === $url ? '' : sprintf(
			'<section class="section"><figure class="film grid"><div class="c1-9"><div class="video">%s<div class="ctl"><a href="%s">%s %s</a></div></div></div><figcaption class="c10-12 small"><b>%s</b><br>%s</figcaption></figure></section>',
			Picture::html( $props->value( 'poster' ), self::THREE_QUARTERS, '' ),
			esc_url( $url ),
			Markup::icon( 'play' ),
			esc_html__( 'Play film', 'design-marketplace' ),
			Markup::said( $props->text( 'title' ), '' ),
			Markup::lines( $props->text( 'caption' ), '' )
		);
	}
}
