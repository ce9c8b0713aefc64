<?php
/**
 * Has the app's scripts run once what the server drew is on the screen.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use WP_HTML_Tag_Processor;

/**
 * On a slow line they would share it with the first picture and the typeface, on a slow phone they would run before the
 * first frame. So they are fetched after it, all at once, and run in WordPress's order, each in a task of its own. A page
 * on which another plugin's script needs one of them is left as it is.
 */
final class Late {

	/**
	 * Runs the scripts after the first paint; without delay where none is to come, or none is told of.
	 *
	 * A page whose app is still to come has not loaded, whatever waits for that: a document that is not closed holds it
	 * back until the app takes the first paint's place.
	 */
	private const RUNNER = "(function(d){var q=[].slice.call(d.querySelectorAll('script[data-late]')),o,t,f=d.createElement('iframe');function free(){f.remove()}function next(){var a=q.shift(),s;if(!a)return;s=d.createElement('script');[].forEach.call(a.attributes,function(b){if(b.name!='type'&&b.name!='data-late')s.setAttribute(b.name,b.value)});s.nonce=a.nonce;if(a.dataset.late){s.onload=s.onerror=next;s.src=a.dataset.late}else s.text=a.text;a.replaceWith(s);if(!s.src)next()}function go(){if(o)o.disconnect();clearTimeout(t);q.forEach(function(a){if(a.dataset.late){var l=d.createElement('link');l.rel='preload';l.as='script';l.href=a.dataset.late;d.head.appendChild(l)}});next()}try{f.hidden=true;d.body.appendChild(f);f.contentDocument.open();new MutationObserver(free).observe(d.getElementById('design-marketplace'),{childList:true});setTimeout(free,5000)}catch(e){free()}if(d.hidden||!window.PerformanceObserver)go();else{t=setTimeout(go,1500);o=new PerformanceObserver(go);o.observe({type:'paint',buffered:true})}})(document)";

	/**
	 * Handles that may wait, once they were asked for.
	 *
	 * @var list<string>|null
	 */
	private ?array $handles = null;

	/**
	 * Keeps the scripts printed from now on, until the runner is asked for, from running by themselves.
	 */
	public function wait(): void {
		add_filter( 'script_loader_tag', array( $this, 'tag' ), PHP_INT_MAX, 2 );
	}

	/**
	 * One script with its inline parts.
	 *
	 * @param string $tag    HTML.
	 * @param string $handle Its name.
	 */
	public function tag( string $tag, string $handle ): string {
		$this->handles ??= $this->waiting();
		if ( ! in_array( $handle, $this->handles, true ) ) {
			return $tag;
		}
		$tags = new WP_HTML_Tag_Processor( $tag );
		while ( $tags->next_tag( array( 'tag_name' => 'script' ) ) ) {
			$url = $tags->get_attribute( 'src' );
			$tags->set_attribute( 'type', 'text/plain' );
			$tags->set_attribute( 'data-late', is_string( $url ) ? $url : '' );
			$tags->remove_attribute( 'src' );
		}
		return $tags->get_updated_html();
	}

	/**
	 * The element that runs them; nothing where none waits.
	 */
	public function runner(): string {
		remove_filter( 'script_loader_tag', array( $this, 'tag' ), PHP_INT_MAX );
		return $this->handles ? wp_get_inline_script_tag( self::RUNNER ) : '';
	}

	/**
	 * The app's script and what it needs, unless somebody else needs it, too.
	 *
	 * @return list<string>
	 */
	private function waiting(): array {
		$own = self::closure( array( Assets::HANDLE ) );
		foreach ( wp_scripts()->queue as $handle ) {
			if ( Assets::HANDLE !== $handle && array_intersect( self::closure( array( $handle ) ), $own ) ) {
				return array();
			}
		}
		return $own;
	}

	/**
	 * Handles with all they need.
	 *
	 * @param list<string> $handles Names.
	 * @return list<string>
	 */
	private static function closure( array $handles ): array {
		for ( $place = 0; isset( $handles[ $place ] ); $place++ ) {
			$script  = wp_scripts()->registered[ $handles[ $place ] ] ?? null;
			$handles = array_values( array_unique( array_merge( $handles, $script->deps ?? array() ) ) );
		}
		return $handles;
	}
}
